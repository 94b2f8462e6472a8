import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { renderNearViewport } from '@/ui/renderNearViewport';

/**
 * A row of clips, videos or photos among other sections. On phones it scrolls sideways: two at a time (one with large
 * text) and a part of the next. From medium widths on it has three a row. Its items can be focused, so it also scrolls
 * by keyboard. A playing video takes the width of the screen.
 */
export const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(92%, max(45%, 8.5rem));
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-3));
  padding: var(--space-1) var(--space-3) var(--space-2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-3);
  scroll-snap-type: x mandatory;

  > li {
    scroll-snap-align: start;
  }

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

  /* Room for the back-to-top button beside it. */
  ${media.short} {
    margin-inline: -7px;
    padding-inline: 7px;
    scroll-padding-inline: 7px;
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
