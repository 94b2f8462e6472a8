import { css } from 'styled-components';

/** An arrow that points down, after a text that opens something. */
export const chevronStyle = css`
  &::after {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin: -0.3em 0.3em 0;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;
