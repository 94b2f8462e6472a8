import type { CatalogueSource } from './source/CatalogueSource';

/** What was read at one moment: plain JSON. */
export interface Reading {
  /** In milliseconds since 1970: when the source was asked. */
  readonly readAt: number;
}

/** What a process knows of one reading. */
export interface ReadingState {
  /** The last good reading, perhaps of an earlier process. */
  last?: Reading | undefined;
  asked?: Promise<Reading> | undefined;
  /** The latest failure and the first of its row, in milliseconds since 1970; undefined after a success. */
  failure?: { readonly since: number; readonly at: number; readonly error: unknown } | undefined;
  retry?: NodeJS.Timeout | undefined;
}

interface ProcessState {
  /** Undefined until it is needed. */
  source?: CatalogueSource;
  readonly readings: Map<string, ReadingState>;
}

const shared = globalThis as { siteProcess?: ProcessState };

/** The one state of this process. On `globalThis`, because each server bundle has its own instances of modules. */
export function processState(): ProcessState {
  shared.siteProcess ??= { readings: new Map() };
  return shared.siteProcess;
}
