import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/**
 * The browser lays out and paints an element only when it is near the screen. Until then it takes the height of its
 * `contain-intrinsic-height`. Where a place further down has to be exact, on the way to it, and on paper, all is laid out.
 * `#__next` is where Next renders the page: asked of the whole document, each script that Next adds beside it would have the
 * browser work out all these styles anew.
 */
export const laidOutNear = css`
  content-visibility: auto;

  #__next:has(:target) &,
  [data-exact] & {
    content-visibility: visible;
  }

  ${media.print} {
    content-visibility: visible;
  }
`;
