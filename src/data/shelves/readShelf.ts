import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { ReadShelf } from '@/catalogue/Shelf';
import { freshCache } from '../freshCache';
import { logDiagnostics } from '../log/logDiagnostics';
import { normaliseCollection } from '../normalise/normaliseShelf';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { shelfVersion } from '../shortHash';
import { readCollection } from '../source/readCollection';

/** What became of a collection's documents. Apart, for no page carries what only its owner should know. */
interface ShelfReading {
  readonly shelf: ReadShelf<unknown>;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

interface ProcessShelves {
  readonly ask: ReturnType<typeof freshCache<ShelfReading>>;
  /** By collection. */
  readonly last: Map<string, ShelfReading>;
}

const shared = globalThis as { catalogueShelves?: ProcessShelves };

/** What this process keeps: on `globalThis`, for each page's server bundle has its own instance of this module. */
function processShelves(): ProcessShelves {
  shared.catalogueShelves ??= {
    ask: freshCache(readFreshSeconds(process.env) * 1000),
    last: new Map(),
  };
  return shared.catalogueShelves;
}

/**
 * Reads a collection and turns its documents into items, at most once in 60 seconds a process: a read costs money. What is
 * kept is the items, for documents may be a megabyte each.
 * @throws SettingsError, CatalogueReadError when the collection can't be read; an empty one is an empty shelf.
 */
export async function readShelf<K extends Kind>(
  collection: Collection<K>,
): Promise<ReadShelf<ItemOf[K]>> {
  const { shelf } = await processShelves().ask(collection.name, () => freshReading(collection));
  return shelf as ReadShelf<ItemOf[K]>;
}

/** The last reading of a collection that succeeded in this process, however old; undefined when there was none. */
export function lastShelf<K extends Kind>(
  collection: Collection<K>,
): ReadShelf<ItemOf[K]> | undefined {
  return processShelves().last.get(collection.name)?.shelf as ReadShelf<ItemOf[K]> | undefined;
}

/** What the owner should know of that last reading. */
export function lastDiagnostics({ name }: Collection): readonly ShelfDiagnostic[] {
  return processShelves().last.get(name)?.diagnostics ?? [];
}

async function freshReading(collection: Collection): Promise<ShelfReading> {
  // One more than is shown: whether it is there is what visitors are told.
  const { readAt, documents } = await readCollection(collection.name, collection.limit + 1);
  const { items, diagnostics } = normaliseCollection(collection, documents);
  logDiagnostics(collection.name, diagnostics, lastDiagnostics(collection));
  const shown = { items, ...(documents.length > collection.limit ? { more: true as const } : {}) };
  const reading = { shelf: { version: shelfVersion(shown), readAt, ...shown }, diagnostics };
  processShelves().last.set(collection.name, reading);
  return reading;
}

/**
 * A collection as it was at most `oldestMs` ago: as pages have read it, or else read now. One that can't be read stays as it
 * last was; undefined for one that never could.
 */
export async function recentShelf<K extends Kind>(
  collection: Collection<K>,
  oldestMs: number,
): Promise<ReadShelf<ItemOf[K]> | undefined> {
  const last = lastShelf(collection);
  if (last && Date.now() - last.readAt < oldestMs) return last;
  return readShelf(collection).catch(() => last);
}
