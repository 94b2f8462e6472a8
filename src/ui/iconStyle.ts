import { css } from 'styled-components';
import { type IconName, iconPaths } from './iconPaths';

/**
 * An icon before the words of a link or a button, drawn by its style: for what stands on every card of a shelf, for which an
 * `Icon` is two elements more. It has the colour of the words, also where the visitor chose the colours. `filled`: its lines
 * are the edge of a form.
 */
export const iconStyle = (name: IconName, filled = false) => css`
  &::before {
    content: '';
    flex: none;
    width: 1.25em;
    height: 1.25em;
    background: currentcolor;
    /* With the prefix every browser knows it, without it not those of three years ago. */
    -webkit-mask: url("${drawing(name, filled)}") center / contain no-repeat;
    forced-color-adjust: none;
  }
`;

function drawing(name: IconName, filled: boolean): string {
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${filled ? 'currentcolor' : 'none'}' stroke='currentcolor' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'><path d='${iconPaths[name]}'/></svg>`;
}
