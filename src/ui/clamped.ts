import { css } from 'styled-components';

/** Shows at most so many lines of a text, and an ellipsis where more follows. */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  /* Not hidden: focus would scroll the other lines into sight. */
  overflow: clip;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
