/** The least viewport widths in CSS pixels, as numbers, because media queries can't use CSS variables. */
export const breakpoints = {
  /** Three cards in a row; the footer has columns. */
  medium: 768,
  /** The navigation is in the header; there is no bottom bar. */
  wide: 1024,
  /** Content 1,320 pixels wide; four cards in a row. */
  widest: 1600,
} as const;

const belowWide = `(max-width: ${breakpoints.wide - 0.02}px)`;

/** `@media` conditions for the breakpoints. Base styles are for phones. */
export const media = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  belowMedium: `@media (max-width: ${breakpoints.medium - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  belowWide: `@media ${belowWide}`,
  widest: `@media (min-width: ${breakpoints.widest}px)`,
  /** Phones with text enlarged in the browser's settings: `em` is that text, whatever the window's width. */
  largeText: '@media (max-width: 19.99em)',
  /**
   * Phones in landscape, which have no height to spare. Upright phones are narrower: they must not change when the
   * keyboard leaves their page wider than high.
   */
  short: `@media (min-width: 481px) and ${belowWide} and (max-height: 480px) and (orientation: landscape)`,
} as const;
