import { type DrawnIcon, drawnIcons } from '@styles/drawnIcons';
import { maskStyle } from './maskStyle';

/** An icon before a text, drawn with CSS: an `Icon` would add two DOM elements to every card. */
export const iconStyle = (name: DrawnIcon) => maskStyle(`var(--icons) ${placeOf(name)}`);

/** The `mask-position` that shows this icon of the sheet. */
export const placeOf = (name: DrawnIcon) =>
  `${(100 * drawnIcons.indexOf(name)) / (drawnIcons.length - 1)}% 0`;
