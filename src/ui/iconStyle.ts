import { type DrawnIcon, drawnIcons } from '@styles/drawnIcons';
import { maskStyle } from './maskStyle';

/**
 * An icon before the text of a link or button, drawn with CSS. For elements that every card of a shelf has: an `Icon`
 * would add two DOM elements to each.
 */
export const iconStyle = (name: DrawnIcon) => maskStyle(`var(--icons) ${placeOf(name)}`);

/** The `mask-position` that shows this icon of the sheet. */
export const placeOf = (name: DrawnIcon) =>
  `${(100 * drawnIcons.indexOf(name)) / (drawnIcons.length - 1)}% 0`;
