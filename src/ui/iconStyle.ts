import { type DrawnIcon, drawnIcons } from '@styles/drawnIcons';
import { css } from 'styled-components';

/**
 * An icon before the text of a link or button, drawn with CSS. For elements that every card of a shelf has: an `Icon`
 * would add two DOM elements to each. It has the colour of the text, also where the browser darkens pages: this keeps
 * dark backgrounds dark but lightens text, so a line through eight spaces covers the background.
 */
export const iconStyle = (name: DrawnIcon) => css`
  &::before {
    content: '        ';
    flex: none;
    width: 1.25em;
    height: 1.25em;
    overflow: hidden;
    background: currentcolor;
    text-decoration: line-through;
    text-decoration-thickness: 4em;
    white-space: pre;
    /* All supported browsers know the prefixed form; browsers from three years ago don't know the unprefixed one. */
    -webkit-mask: var(--icons) ${placeOf(name)} / auto 100% no-repeat;
    forced-color-adjust: none;

    /* The inherited colour is the page's own, not the one that the visitor sees: dark on dark, or white on white. */
    @media (forced-colors: active) {
      color: ButtonText;
    }
  }
`;

/** The `mask-position` that shows this icon of the sheet. */
export const placeOf = (name: DrawnIcon) =>
  `${(100 * drawnIcons.indexOf(name)) / (drawnIcons.length - 1)}% 0`;
