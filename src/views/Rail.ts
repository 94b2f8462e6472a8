import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { estimates, renderNearViewport } from '@/ui/rendering/renderNearViewport';
import { scrollRow } from '@/ui/scrollRow';

/**
 * A row of clips, videos or photos: two and a part on phones, three, in wide windows six. A playing
 * video is twice as wide.
 */
export const Rail = styled.ul`
  ${scrollRow}
  grid-auto-columns: min(92%, max(38.5%, 8.5rem));
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-2);

  > li:has(video, iframe) {
    grid-column: span 2;
  }

  figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  /*
   * Laying out a Bengali caption off screen would download a font of 38 KB at once. All have room
   * for three lines, so that the row keeps its height.
   */
  ${media.belowMedium} {
    figcaption {
      min-height: ${estimates.caption};
    }

    > li:nth-child(n + 4) figcaption {
      ${renderNearViewport('caption')}
    }
  }

  ${media.medium} {
    grid-auto-columns: 31%;
    gap: var(--space-4);
  }

  ${media.wide} {
    grid-auto-columns: max(8.5rem, (100% - 5 * var(--space-4)) / 6);
  }
`;
