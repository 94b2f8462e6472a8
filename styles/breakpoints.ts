/** Viewport widths in CSS pixels from which a layout has more room. Numbers, for variables don't work in media queries. */
export const breakpoints = {
  /** Three cards a row; the footer stands in columns. */
  medium: 768,
  /** The navigation stands in the header; the bottom bar goes. */
  wide: 1024,
} as const;

const belowWide = `(max-width: ${breakpoints.wide - 0.02}px)`;

/** `@media` conditions made of them, phone first. */
export const media = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  belowMedium: `@media (max-width: ${breakpoints.medium - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  belowWide: `@media ${belowWide}`,
  /** Phones held sideways: wide enough for the whole header in one line, and no height to give away. */
  short: `@media ${belowWide} and (max-height: 480px) and (orientation: landscape)`,
  /** All other narrow screens: they have the bottom bar. */
  hasBottomBar: `@media ${belowWide} and (min-height: 480.02px), ${belowWide} and (orientation: portrait)`,
  /** All screens but those. */
  noBottomBar: `@media (min-width: ${breakpoints.wide}px), ${belowWide} and (max-height: 480px) and (orientation: landscape)`,
  print: '@media print',
  /** Where something can hover: a mouse, not a finger. */
  hover: '@media (hover: hover)',
} as const;
