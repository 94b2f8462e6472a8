/** A failed read, with what /api/health may show of it. */
export interface ReadFailure {
  readonly collection: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cause: string;
}

interface Readings {
  /** By collection: the time of its last successful read, in milliseconds since 1970. */
  readonly readAt: Map<string, number>;
  /** Collections whose latest read failed. */
  readonly failing: Set<string>;
  lastFailure?: ReadFailure;
}

const shared = globalThis as { catalogueReadings?: Readings };

/**
 * The record of this process's reads. It is on `globalThis`, because each page's server bundle has its own instance of
 * this module.
 */
export function readings(): Readings {
  shared.catalogueReadings ??= { readAt: new Map(), failing: new Set() };
  return shared.catalogueReadings;
}
