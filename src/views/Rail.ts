import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { renderNearViewport } from '@/ui/renderNearViewport';
import { scrollRow } from '@/ui/scrollRow';

/**
 * A row of clips, videos or photos among other sections. On phones it scrolls sideways: two at a time (one with large
 * text) and a part of the next. From medium widths on it has three a row. A playing video takes the width of the
 * screen.
 */
export const Rail = styled.ul`
  ${scrollRow}
  grid-auto-columns: min(92%, max(45%, 8.5rem));
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-2);

  > li:has(video, iframe) {
    grid-column: span 2;
  }

  figcaption {
    margin-top: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
    line-height: 1.35;
  }

  /* Captions that are off screen at first. Laying out a Bengali one would at once download a font of 38 KB. */
  ${media.belowMedium} {
    > li:nth-child(n + 4) figcaption {
      ${renderNearViewport('caption')}
    }
  }

  ${media.medium} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;
