import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { ScrollRow } from '@/ui/ScrollRow';

/** Clips, videos or photos in a row: two and a half on phones, then three, then six. A playing video is wider. */
export const Rail = styled(ScrollRow)`
  grid-auto-columns: min(92%, max(38.5%, 8.5rem));
  margin-block: calc(-1 * var(--space-1)) calc(-1 * var(--space-2));

  > li:has(video, iframe) {
    grid-column: span 2;
  }

  ${media.medium} {
    grid-auto-columns: 31%;
  }

  ${media.wide} {
    grid-auto-columns: max(8.5rem, (100% - 5 * var(--space-4)) / 6);
  }
`;
