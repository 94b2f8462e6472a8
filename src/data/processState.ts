import type { Counters } from './log/Counters';
import type { CheckedProduct } from './offers/CheckedProduct';
import type { ReadingState } from './readings/ReadingState';
import type { SharedStore } from './readings/SharedStore';
import type { CatalogueSource } from './source/CatalogueSource';

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
