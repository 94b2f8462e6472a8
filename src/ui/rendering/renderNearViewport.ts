import { css } from 'styled-components';

/** `strip`: one row; `rail`: clips or photos; `grid`: category cards; `shelfPiece`: 12 products. */
export type SectionKind = keyof typeof estimates;

/** Without padding, until browsers have laid the section out. */
export const estimates = {
  strip: '12rem',
  rail: '24rem',
  grid: '80rem',
  shelfPiece: '140rem',
} as const;

/**
 * Lays out a section of a visit's first page only near the viewport: on a slow phone the first
 * paint comes 100 ms earlier. Pages after it are laid out whole (`useFragmentFocus`), so that Back
 * finds each at its former height; so is paper (`public/print.css`).
 */
export const renderNearViewport = (kind: SectionKind) => css`
  contain-intrinsic-height: auto ${estimates[kind]};
  content-visibility: auto;

  [data-exact] & {
    content-visibility: visible;
  }
`;
