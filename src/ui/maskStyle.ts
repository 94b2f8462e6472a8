import { css } from 'styled-components';

/**
 * A drawing before an element's text, in the text's colour. A browser that darkens pages lightens
 * text but not dark backgrounds, so a line through eight spaces covers the background.
 * @param image As in `mask`; without an image, another rule names it.
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
    /* Browsers from three years ago know only the prefixed form. */
    -webkit-mask: ${image} / auto 100% no-repeat;
    forced-color-adjust: none;

    /* The inherited colour is the page's, not the one seen: dark on dark, or white on white. */
    @media (forced-colors: active) {
      color: ButtonText;
    }
  }
`;
