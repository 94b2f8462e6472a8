import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A row that scrolls sideways; by keyboard too, because its items can be focused. */
export const ScrollRow = styled.ul`
  display: grid;
  grid-auto-flow: column;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter) var(--space-2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--gutter);
  scroll-snap-type: x mandatory;

  > li {
    scroll-snap-align: start;
  }

  ${media.medium} {
    gap: var(--space-4);
  }

  /* The row ends before the button back to the top, which stands beside the content. */
  ${media.wide} {
    margin-inline: -7px;
    padding-inline: 7px;
    scroll-padding-inline: 7px;
  }
`;
