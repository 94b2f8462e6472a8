import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A sentence at the bottom of the window on what has just happened: a popover, see `showAbove`. */
export const Note = styled.p.attrs({ className: 'screen' })`
  position: fixed;
  z-index: 12;
  inset: auto var(--space-4) var(--space-6);
  width: fit-content;
  max-width: min(30rem, 100vw - 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-high);
  color: var(--ink);

  ${media.belowWide} {
    bottom: calc(var(--bar-height) + var(--space-3));
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
