import { css } from 'styled-components';

/** A link with an icon alone. Its label, in a `span`, is only for screen readers. */
export const iconOnlyStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);

  svg {
    width: min(1.5rem, 28px);
    height: auto;
  }

  span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
