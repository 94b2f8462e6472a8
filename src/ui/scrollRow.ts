import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

const besideButton = css`
  margin-inline: -7px;
  padding-inline: 7px;
  scroll-padding-inline: 7px;
`;

/** A row that scrolls sideways; by keyboard too, because its items can be focused. */
export const scrollRow = css`
  display: grid;
  grid-auto-flow: column;
  margin-inline: calc(-1 * var(--space-3));
  padding-inline: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--space-3);
  scroll-snap-type: x mandatory;

  > li {
    scroll-snap-align: start;
  }

  ${media.medium} {
    margin-inline: calc(-1 * var(--space-8));
    padding-inline: var(--space-8);
    scroll-padding-inline: var(--space-8);
  }

  ${media.wide} {
    ${besideButton}
  }
`;
