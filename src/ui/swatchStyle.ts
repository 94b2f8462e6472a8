import { css } from 'styled-components';

/**
 * A ring filled with the colour of the element's `style`. The fill is a border image, because browsers that darken
 * pages change backgrounds, and paper and forced colours drop them.
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
