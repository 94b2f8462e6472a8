import type { Product } from '@/catalogue/items';
import type { Counters } from './log/Counters';
import type { Reading } from './readings/Reading';
import type { SharedStore } from './readings/SharedStore';
import type { CatalogueSource } from './source/CatalogueSource';

/** What a process knows of one reading. */
export interface ReadingState {
  /** The last good value, which may be of an earlier process. */
  last?: Reading | undefined;
  /** The request under way, which all share. */
  asked?: Promise<Reading> | undefined;
  /** Whether the latest attempt failed. */
  isFailing: boolean;
  /** The last failure, also when a later attempt succeeded. `at`: in milliseconds since 1970. */
  failure?: { readonly at: number; readonly error: unknown; readonly cause: string };
  /** Whether it will be tried again by itself. */
  isRetried: boolean;
}

/** A product's own document, read after its shelf; without a product if it is gone. */
export interface CheckedProduct {
  readonly key: string;
  readonly readAt: number;
  readonly product?: Product | undefined;
}

/** What all parts of a process share. */
interface ProcessState {
  /** Where the catalogue is read, once it was needed. */
  source?: CatalogueSource;
  /** What was read, by the name of its plan (`readings/readings.ts`). */
  readonly readings: Map<string, ReadingState>;
  /** The documents read for the offers, by shelf and id. A choice that failed midway doesn't read them again. */
  readonly checkedOffers: Map<string, CheckedProduct>;
  /** The store shared with other processes, if `next start` opened one. */
  sharedStore?: SharedStore;
  /** Only with SITE_METRICS. */
  counters?: Counters;
  /** Set by the signal to stop. */
  isLeaving?: true;
}

const shared = globalThis as { siteProcess?: ProcessState };

/**
 * The one state of this process. It is on `globalThis`, because each page's server bundle and the page store have their
 * own instances of modules: a variable of a module would exist once for each of them.
 */
export function processState(): ProcessState {
  shared.siteProcess ??= { readings: new Map(), checkedOffers: new Map() };
  return shared.siteProcess;
}
