/** About how high something is, as sums that CSS's `calc` takes, from the widths on that their names say (`breakpoints`). */
export interface AboutHeight {
  readonly narrow: string;
  readonly medium: string;
  /** The same as at medium widths where it is not said. */
  readonly wide?: string;
}
