import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { count } from '../log/count';
import { logDiagnostics } from '../log/logDiagnostics';
import { logEvent } from '../log/logEvent';
import { normaliseCollection } from '../normalise/normaliseShelf';
import type { Reading, ReadingPlan } from '../readings/Reading';
import { freshReading, lastReading, recentReading } from '../readings/readings';
import { reasonOf } from '../source/CatalogueReadError';
import type { RawDocument } from '../source/CatalogueSource';
import { chooseSource } from '../source/chooseSource';

/** The usable documents of a collection at one moment. */
export interface DatedItems<Item> extends Reading {
  readonly items: readonly Item[];
  /** The collection has more documents than the page shows. */
  readonly more?: true;
}

/** The same with diagnostics, which are for the owner: no page carries them. */
interface ShelfReading<Item> extends DatedItems<Item> {
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * Reads a collection and turns its documents into items, at most once in 60 seconds. Only the items are kept: a document
 * may be a megabyte. An empty collection gives an empty shelf.
 * @param read Whether the last reading will do while there is no fresh one.
 * @throws SettingsError, CatalogueReadError when the collection can't be read.
 */
export async function readShelf<K extends ItemKind>(
  collection: Collection<K>,
  read = freshReading,
): Promise<ShelfReading<ItemOf[K]>> {
  return read(planOf(collection));
}

/** The last successful reading of a collection, however old; undefined when there was none. */
export function lastShelf<K extends ItemKind>(
  collection: Collection<K>,
): ShelfReading<ItemOf[K]> | undefined {
  return lastReading(planOf(collection));
}

/**
 * A reading of a collection that is younger than `oldestMs`. While the collection can't be read, the last reading
 * whatever its age; undefined when there was none.
 */
export async function recentShelf<K extends ItemKind>(
  collection: Collection<K>,
  oldestMs: number,
): Promise<ShelfReading<ItemOf[K]> | undefined> {
  return recentReading(planOf(collection), oldestMs);
}

function planOf<K extends ItemKind>(
  collection: Collection<K>,
): ReadingPlan<ShelfReading<ItemOf[K]>> {
  return { name: collection.name, read: (before) => readFromSource(collection, before) };
}

async function readFromSource<K extends ItemKind>(
  collection: Collection<K>,
  before: ShelfReading<ItemOf[K]> | undefined,
): Promise<ShelfReading<ItemOf[K]>> {
  // Reads one document more than the page shows, to know whether to tell visitors that there are more.
  const { readAt, documents } = await readCollection(collection.name, collection.limit + 1);
  const { items, diagnostics } = normaliseCollection(collection, documents);
  logDiagnostics(collection.name, diagnostics, before?.diagnostics ?? []);
  const hasMore = documents.length > collection.limit;
  return { readAt, items, ...(hasMore && { more: true }), diagnostics };
}

/** The documents that a source returned. `readAt`: when they were requested, in milliseconds since 1970. */
interface ReadDocuments {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/**
 * Reads a collection, or only its documents with these ids, from the configured source, and logs the outcome.
 * @throws SettingsError, CatalogueReadError
 */
export async function readCollection(
  collection: string,
  limit: number,
  ids?: readonly string[],
): Promise<ReadDocuments> {
  const source = chooseSource();
  const readAt = Date.now();
  const ms = () => Date.now() - readAt;
  try {
    const documents = await source.read(collection, limit, ids);
    count('databaseRead', 'ok');
    // Reads of the demo's files are not logged: they cost nothing and never change, and the lines would hide others.
    if (source.name === 'firestore')
      logEvent('info', 'collection read', { collection, documents: documents.length, ms: ms() });
    return { readAt, documents };
  } catch (error) {
    count('databaseRead', 'failed');
    logEvent('error', 'collection not read', { collection, cause: reasonOf(error), ms: ms() });
    throw error;
  }
}
