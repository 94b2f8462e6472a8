import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/**
 * Clips, videos and photos: on phones a rail to swipe along, for people look at a few, the next one peeping in; three a
 * row from medium widths on. What stands in it can be focused, so the keyboard moves it too.
 */
export const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 68%;
  gap: var(--space-4);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-1) var(--space-4) var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-4);
  scroll-snap-type: x mandatory;

  > li {
    scroll-snap-align: start;
  }

  figcaption {
    margin-top: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  ${media.medium} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
