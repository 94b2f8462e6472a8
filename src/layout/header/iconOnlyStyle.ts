import { css } from 'styled-components';

/** A link with an icon alone. Its label, in a `span`, is for screen readers. */
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

  /* Away from the right edge, where it would widen the page. */
  span {
    position: absolute;
    right: 0;
    clip-path: inset(50%);
  }
`;
