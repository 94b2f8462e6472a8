/** Viewport widths in CSS pixels from which a layout has more room. Numbers, for variables don't work in media queries. */
export const breakpoints = {
  /** Three cards a row; the footer stands in columns. */
  medium: 768,
  /** The navigation stands in the header; the bottom bar goes. */
  wide: 1024,
} as const;

/** `@media` conditions made of them, phone first. */
export const media = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  belowWide: `@media (max-width: ${breakpoints.wide - 0.02}px)`,
  /** Where something can hover: a mouse, not a finger. */
  hover: '@media (hover: hover)',
} as const;
