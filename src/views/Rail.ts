import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { renderNearViewport } from '@/ui/renderNearViewport';

/**
 * Clips, videos and photos among other things: on phones a rail to swipe along, two at a time (one with large text), the
 * next one peeping in; three a row from medium widths on. What stands in it can be focused, so the keyboard moves it too.
 * What plays takes the screen's width.
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

  /* Titles to swipe to. One in Bengali asks for a font of 38 KB as soon as it is laid out. */
  ${media.belowMedium} {
    > li:nth-child(n + 4) figcaption {
      ${renderNearViewport('caption')}
    }
  }

  /* Beside it stands the button that leads back to the top. */
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
