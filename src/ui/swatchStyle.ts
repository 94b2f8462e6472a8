import { css } from 'styled-components';

/**
 * A swatch: a ring, filled with the colour of its `style` if it has one. The fill is a picture, because a browser that
 * darkens pages changes the colours of backgrounds and texts, and forced colours and paper drop them.
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
