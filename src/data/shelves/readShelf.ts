import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { ReadShelf } from '@/catalogue/Shelf';
import { logDiagnostics } from '../log/logDiagnostics';
import { normaliseCollection } from '../normalise/normaliseShelf';
import { readFreshSeconds } from '../settings/readSourceSettings';
import { foundReading, sharedReading } from '../shared/sharedReading';
import { shelfVersion } from '../shortHash';
import { chooseSource } from '../source/chooseSource';
import { noteReading, readCollection } from '../source/readCollection';
import { readings } from '../source/readings';
import { ttlCache } from '../ttlCache';
import { storedShelf, storeShelf } from './storedShelf';

/** After a failure a shelf is read again by itself, so that health doesn't report for hours what nobody visits. */
const RETRY_MS = 60_000;

/** A shelf and its diagnostics. They are separate, because diagnostics are for the owner and no page carries them. */
interface ShelfReading {
  readonly shelf: ReadShelf<unknown>;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

interface ProcessShelves {
  readonly ask: ReturnType<typeof ttlCache<ShelfReading>>;
  /** The last successful reading, by collection. */
  readonly last: Map<string, ShelfReading>;
  /** Collections that will be read again after a failure. */
  readonly retried: Set<string>;
}

const shared = globalThis as { catalogueShelves?: ProcessShelves };

/**
 * The cache of this process. On `globalThis`, because each page's server bundle has its own instance of this module.
 */
function processShelves(): ProcessShelves {
  shared.catalogueShelves ??= {
    ask: ttlCache(readFreshSeconds(process.env) * 1000, { startOf: readAtOf }),
    last: new Map(),
    retried: new Set(),
  };
  return shared.catalogueShelves;
}

/**
 * Reads a collection and turns its documents into items. Each process, or all that share a store, read it at most once
 * in 60 seconds, because a read costs money. Only the items are cached: a document may be a megabyte. An empty
 * collection gives an empty shelf.
 * @throws SettingsError, CatalogueReadError when the collection can't be read.
 */
export async function readShelf<K extends Kind>(
  collection: Collection<K>,
): Promise<ReadShelf<ItemOf[K]>> {
  const { shelf } = await processShelves().ask(collection.name, () => freshReading(collection));
  return shelf as ReadShelf<ItemOf[K]>;
}

/**
 * The last successful reading of a collection, however old: by this process, else by the build or an earlier process
 * of it on this disk. Undefined when there was none.
 */
export function lastShelf<K extends Kind>(
  collection: Collection<K>,
): ReadShelf<ItemOf[K]> | undefined {
  const last = ownShelf(collection) ?? storedShelf(collection.name);
  return last as ReadShelf<ItemOf[K]> | undefined;
}

function ownShelf<K extends Kind>({ name }: Collection<K>): ReadShelf<ItemOf[K]> | undefined {
  return processShelves().last.get(name)?.shelf as ReadShelf<ItemOf[K]> | undefined;
}

/** The diagnostics of the last successful reading of this process. */
export function lastDiagnostics({ name }: Collection): readonly ShelfDiagnostic[] {
  return processShelves().last.get(name)?.diagnostics ?? [];
}

async function freshReading(collection: Collection): Promise<ShelfReading> {
  const oldestMs = readFreshSeconds(process.env) * 1000;
  const read = () => readFromSource(collection);
  // The demo's files cost nothing to read.
  const isShared = chooseSource().name === 'firestore';
  const reading = await (isShared ? sharedReading(wanted(collection, oldestMs), read) : read());
  remember(collection, reading);
  return reading;
}

function wanted({ name }: Collection, oldestMs: number) {
  return { name: `shelf:${name}`, oldestMs, readAtOf };
}

function readAtOf({ shelf }: ShelfReading): number {
  return shelf.readAt;
}

async function readFromSource(collection: Collection): Promise<ShelfReading> {
  // Reads one document more than the page shows, to know whether to tell visitors that there are more.
  const { readAt, documents } = await readCollection(collection.name, collection.limit + 1).catch(
    (error: unknown) => {
      retryLater(collection);
      throw error;
    },
  );
  const { items, diagnostics } = normaliseCollection(collection, documents);
  logDiagnostics(collection.name, diagnostics, lastDiagnostics(collection));
  const shown = { items, ...(documents.length > collection.limit ? { more: true as const } : {}) };
  return { shelf: { version: shelfVersion(shown), readAt, ...shown }, diagnostics };
}

function remember({ name }: Collection, reading: ShelfReading): void {
  processShelves().last.set(name, reading);
  noteReading(name, reading.shelf.readAt);
  // Not awaited: no visitor waits for a disk.
  if (chooseSource().name === 'firestore') storeShelf(name, reading.shelf);
}

/** Reads a collection again after a minute, unless a visitor caused a successful read before. */
function retryLater(collection: Collection): void {
  const { retried } = processShelves();
  if (retried.has(collection.name)) return;
  retried.add(collection.name);
  const retry = () => {
    retried.delete(collection.name);
    // A failure of this read is logged, and schedules the next one.
    if (readings().failing.has(collection.name)) readShelf(collection).catch(() => undefined);
  };
  setTimeout(retry, RETRY_MS).unref();
}

/**
 * A reading of a collection that is at most `oldestMs` old: the last one, another process's, or a new one. When that read fails, the last
 * reading whatever its age; undefined when there was none.
 */
export async function recentShelf<K extends Kind>(
  collection: Collection<K>,
  oldestMs: number,
): Promise<ReadShelf<ItemOf[K]> | undefined> {
  const last = ownShelf(collection);
  if (last && Date.now() - last.readAt < oldestMs) return last;
  const found = await foundReading<ShelfReading>(wanted(collection, oldestMs));
  if (found) remember(collection, found);
  if (found) return found.shelf as ReadShelf<ItemOf[K]>;
  return readShelf(collection).catch(() => lastShelf(collection));
}
