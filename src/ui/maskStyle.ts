import { css } from 'styled-components';

/**
 * A drawing before the text of an element, in the colour of the text. Also where the browser darkens pages: this keeps dark
 * backgrounds dark but lightens text, so a line through eight spaces covers the background.
 * @param image The image and its position, as in the property `mask`; without an image, another rule names it.
 */
export const maskStyle = (image: string) => css`
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
    -webkit-mask: ${image} / auto 100% no-repeat;
    forced-color-adjust: none;

    /* The inherited colour is the page's own, not the one that the visitor sees: dark on dark, or white on white. */
    @media (forced-colors: active) {
      color: ButtonText;
    }
  }
`;
