import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/**
 * Clips, videos and photos on a page of their own: a wall that fills the screen, two a row on phones (one with large text),
 * three where there is room. What plays takes the whole row on a phone; what comes after it closes the gap.
 */
export const Gallery = styled.ul`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fill, minmax(min(max(8.5rem, 30%), 100%), 1fr));
  gap: var(--space-4) var(--space-3);

  > li:has(video, iframe) {
    grid-column: 1 / -1;
  }

  figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
    line-height: 1.35;
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;
