import { css } from 'styled-components';

/** A link with an icon alone. Its label, in a `span`, is only for screen readers. */
export const iconOnlyStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);

  svg {
    width: min(1.5rem, 32px);
    height: auto;
  }

  /* To the left of the right edge, where it can't widen the page. */
  span {
    position: absolute;
    right: 0;
    clip-path: inset(50%);
  }
`;
