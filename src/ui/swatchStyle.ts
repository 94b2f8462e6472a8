import { css } from 'styled-components';

/**
 * A ring, filled with the colour of its `style`. By a picture: backgrounds change where a browser
 * darkens pages, and are dropped on paper and in forced colours.
 */
export const swatchStyle = css`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 50%;
  forced-color-adjust: none;

  &[style]::before {
    content: '';
    display: block;
    height: 100%;
    border-image: linear-gradient(currentcolor, currentcolor) fill 0;
  }
`;
