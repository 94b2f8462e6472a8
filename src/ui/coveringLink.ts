import { css } from 'styled-components';

/**
 * Makes a link cover its whole card, a positioned parent with `focusedCard`. Positioned elements after the link lie
 * above it.
 */
export const coveringLink = css`
  outline: none;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/**
 * Draws the focus ring around a card whose link, a child of `name`, has the focus. A clamped name would cut off the
 * link's own ring.
 */
export const focusedCard = (name: string) => css`
  &:has(${name} > a:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
`;
