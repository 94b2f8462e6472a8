import { type DrawnIcon, drawnIcons } from '@styles/drawnIcons';
import { css } from 'styled-components';

/** Draws an icon before the text of an element of class `drawn`. An `Icon` would add two DOM elements to every card. */
export const iconStyle = (name: DrawnIcon) => css`
  &::before {
    -webkit-mask-position: ${iconPosition(name)};
  }
`;

/** The `mask-position` that shows an icon of the sheet. */
export const iconPosition = (name: DrawnIcon) =>
  `${(100 * drawnIcons.indexOf(name)) / (drawnIcons.length - 1)}% 0`;

/**
 * The CSS that these icons share, in the style of every page. By default the icon is the phone, with `.chat` WhatsApp;
 * `.chevron` ends in an arrow that points down. It is a function, so that no browser script contains it. A browser that
 * darkens pages lightens text but not dark backgrounds, so a line through eight spaces covers the background. Browsers
 * from three years ago know only the prefixed mask. In forced colours an icon would inherit a colour that is not the
 * one shown, so it is given a system colour.
 */
export function drawnStyle(): string {
  return `.drawn::before{content:'        ';flex:none;width:1.25em;height:1.25em;overflow:hidden;background:currentcolor;text-decoration:line-through;text-decoration-thickness:4em;white-space:pre;-webkit-mask:var(--icons) 0/auto 100% no-repeat;forced-color-adjust:none}.chat::before{-webkit-mask-position:${iconPosition('whatsapp')}}@media (forced-colors:active){.drawn::before{color:ButtonText}}.chevron::after{content:'';flex:none;width:.5em;height:.5em;margin:-.3em .3em 0;border:solid;border-width:0 2px 2px 0;rotate:45deg}`;
}
