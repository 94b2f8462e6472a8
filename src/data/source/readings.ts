/** A failed read, as a monitor may see it. */
export interface ReadFailure {
  readonly collection: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cause: string;
}

interface Readings {
  /** When each collection was last read whole, in milliseconds since 1970. */
  readonly readAt: Map<string, number>;
  /** Collections whose newest read failed. */
  readonly failing: Set<string>;
  lastFailure?: ReadFailure;
}

const shared = globalThis as { catalogueReadings?: Readings };

/** How the reads of this process went. On `globalThis`, because each page's server bundle has its own instance of this module. */
export function readings(): Readings {
  shared.catalogueReadings ??= { readAt: new Map(), failing: new Set() };
  return shared.catalogueReadings;
}
