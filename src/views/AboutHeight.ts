import type { CSSProperties } from 'react';

/** About how high something is, as sums that CSS's `calc` takes, from the widths on that the names say (`breakpoints`). */
export interface AboutHeight extends CSSProperties {
  readonly '--narrow': string;
  readonly '--medium': string;
  /** As at medium widths where it is not said. */
  readonly '--wide'?: string;
}
