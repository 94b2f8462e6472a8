import { css } from 'styled-components';

/** Makes a link cover its card, a positioned parent with `focusedCard`. Positioned elements after it lie above it. */
export const coveringLink = css`
  outline: none;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Draws the focus ring of a link in `name` around its card, because a clamped name would cut off the link's own. */
export const focusedCard = (name: string) => css`
  &:has(${name} > a:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
`;
