import { css } from 'styled-components';

/** A label with a box to tick before its words, high enough for a thumb. */
export const tickStyle = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;
