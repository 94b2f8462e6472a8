import { css } from 'styled-components';

/**
 * The kinds of content below the first screen. `strip`: one row; `rail`: clips or photos; `grid`: category cards;
 * `shelfPiece`: six products.
 */
export type SectionKind = keyof typeof estimates;

/**
 * The approximate height of each kind, without padding. After the first layout, browsers remember the true height. A
 * caption has three lines: a row of captions grows with its longest one, and would push the page down as it is laid out.
 */
export const estimates = {
  strip: '12rem',
  rail: '24rem',
  grid: '80rem',
  footer: '32rem',
  shelfPiece: '60rem',
  caption: '4.05em',
} as const;

/**
 * Lets the browser lay out a section only when it is near the viewport. On a slow phone (4x) the first paint of home
 * and of a shelf of 45 comes about 100 ms earlier, and the drawer opens 150 ms sooner (docs/performance.md). Everything
 * is laid out on paper (`printStyle`), and inside `[data-exact]`, so that the router scrolls to the exact position.
 */
export const renderNearViewport = (kind: SectionKind) => css`
  contain-intrinsic-height: auto ${estimates[kind]};
  content-visibility: auto;

  [data-exact] & {
    content-visibility: visible;
  }
`;
