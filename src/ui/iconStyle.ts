import { type DrawnIcon, drawnIcons } from '@styles/drawnIcons';
import { css } from 'styled-components';

/**
 * An icon before the words of a link or a button, drawn by its style: for what stands on every card of a shelf, for which an
 * `Icon` is two elements more. It has the colour of the words, also where the visitor chose the colours.
 */
export const iconStyle = (name: DrawnIcon) => css`
  &::before {
    content: '';
    flex: none;
    width: 1.25em;
    height: 1.25em;
    background: currentcolor;
    /* With the prefix every browser knows it, without it not those of three years ago. */
    -webkit-mask: var(--icons) ${placeOf(name)} / auto 100% no-repeat;
    forced-color-adjust: none;
  }
`;

/** Where their picture has to stand so that of all icons this one is seen, as in `mask-position`. */
export const placeOf = (name: DrawnIcon) =>
  `${(100 * drawnIcons.indexOf(name)) / (drawnIcons.length - 1)}% 0`;
