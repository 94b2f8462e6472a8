import { css } from 'styled-components';

/** Round icon buttons for a product. They look smaller than their touch targets. */
export const roundStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--round);
  height: var(--round);
  padding: 5px;
  border-radius: 50%;
  background: var(--surface) content-box;
  color: var(--ink);
`;
