import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The kinds of section below the first screen: one row, a rail of clips or photos, a grid of category cards, six products. */
export type FarKind = keyof typeof estimates;

/** About how high each kind is without its padding. Once laid out, browsers remember the true height. */
const estimates = {
  strip: '12rem',
  rail: '24rem',
  grid: '80rem',
  footer: '32rem',
  shelfPiece: '60rem',
  caption: '2.7em',
} as const;

/**
 * Lets the browser lay out a section only when it is near the screen. On a slow phone (4x) this brings the first paint of home
 * and of a shelf of 45 about 100 ms earlier and opens the drawer 150 ms sooner (docs/performance.md). Everything is laid out
 * in print, on the way to a `:target`, and inside `[data-exact]`, so that the place scrolled to is exact. `#__next` is where
 * Next renders the page: `:has()` on the whole document would restyle it for each script that Next adds.
 */
export const renderNearViewport = (kind: FarKind) => css`
  contain-intrinsic-height: auto ${estimates[kind]};
  content-visibility: auto;

  #__next:has(:target) &,
  [data-exact] & {
    content-visibility: visible;
  }

  ${media.print} {
    content-visibility: visible;
  }
`;
