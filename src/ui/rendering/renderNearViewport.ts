import { css } from 'styled-components';

/** `strip`: one row; `rail`: clips or photos; `grid`: category cards; `shelfPiece`: 6 products. */
export type SectionKind = keyof typeof estimates;

/**
 * Without padding, until browsers have laid the section out. Captions count three lines: a row
 * grows with its longest one, and would push the page down.
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
 * Lays out a section only near the viewport (docs/decisions/014-what-renders-when.md). On paper
 * (`printStyle`) and inside `[data-exact]`, everything is laid out.
 */
export const renderNearViewport = (kind: SectionKind) => css`
  contain-intrinsic-height: auto ${estimates[kind]};
  content-visibility: auto;

  [data-exact] & {
    content-visibility: visible;
  }
`;
