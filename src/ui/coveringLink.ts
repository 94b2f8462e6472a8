import { css } from 'styled-components';

/**
 * A link over the whole of its card, a positioned parent with `focusedCard`. Positioned elements
 * after it lie above it.
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

/** The ring of a card whose link, a child of `name`, has the focus: a clamped name would cut it off. */
export const focusedCard = (name: string) => css`
  &:has(${name} > a:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
`;
