import type { Product } from '@/catalogue/items';
import type { Reading } from './readings/Reading';
import type { CatalogueSource } from './source/CatalogueSource';

/** What a process knows of one reading. */
export interface ReadingState {
  /** The last good reading, perhaps of an earlier process. */
  last?: Reading | undefined;
  asked?: Promise<Reading> | undefined;
  /** In milliseconds since 1970: the first failure since the last success; undefined while readings succeed. */
  failingSince?: number | undefined;
  /** The latest failure. `at`: in milliseconds since 1970. */
  failure?: { readonly at: number; readonly error: unknown };
  isRetried: boolean;
}

/** A product's own document; without a product if it is gone. */
export interface CheckedProduct {
  readonly key: string;
  readonly readAt: number;
  readonly product?: Product | undefined;
}

interface ProcessState {
  /** Undefined until it is needed. */
  source?: CatalogueSource;
  readonly readings: Map<string, ReadingState>;
  /** By shelf and id: a new attempt doesn't read them again. */
  readonly checkedOffers: Map<string, CheckedProduct>;
}

const shared = globalThis as { siteProcess?: ProcessState };

/** The one state of this process. On `globalThis`, because each server bundle has its own instances of modules. */
export function processState(): ProcessState {
  shared.siteProcess ??= { readings: new Map(), checkedOffers: new Map() };
  return shared.siteProcess;
}
