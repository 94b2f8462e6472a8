import { css } from 'styled-components';

/** Shows at most `lines` lines of a text, then an ellipsis. */
export const clamped = (lines: number | string) => css`
  display: -webkit-box;
  /* With "hidden", focus would scroll the other lines into sight. */
  overflow: clip;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
