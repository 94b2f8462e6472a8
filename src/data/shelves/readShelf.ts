import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
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
  readonly more?: true;
}

/** The items with diagnostics, which no page carries. */
interface ShelfReading<Item> extends DatedItems<Item> {
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * Reads a collection's items, at most once in 60 seconds. Keeps no documents: one may be a megabyte. `read`:
 * `freshReading` or `freshOrLast`.
 * @throws SettingsError, CatalogueReadError when the collection can't be read.
 */
export async function readShelf<K extends ItemKind>(
  collection: Collection<K>,
  read = freshReading,
): Promise<ShelfReading<ItemOf[K]>> {
  return read(planOf(collection));
}

/** The last good reading of a collection, however old; undefined without one. */
export function lastShelf<K extends ItemKind>(
  collection: Collection<K>,
): ShelfReading<ItemOf[K]> | undefined {
  return lastReading(planOf(collection));
}

/** A reading younger than `oldestMs`; while the collection can't be read, the last one or undefined. */
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
  // One document more than the page shows, to know whether there are more.
  const { readAt, documents } = await readCollection(collection.name, collection.limit + 1);
  const { items, diagnostics } = normaliseCollection(collection, documents);
  logDiagnostics(collection.name, diagnostics, before?.diagnostics ?? []);
  const hasMore = documents.length > collection.limit;
  return { readAt, items, ...(hasMore && { more: true }), diagnostics };
}

/** `readAt`: when they were requested, in milliseconds since 1970. */
interface ReadDocuments {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/** Reads a collection, or only documents with these ids, and logs it. @throws SettingsError, CatalogueReadError */
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
    // The demo's reads cost nothing and never change; their lines would hide others.
    if (source.name === 'firestore')
      logEvent('info', 'collection read', { collection, documents: documents.length, ms: ms() });
    return { readAt, documents };
  } catch (error) {
    logEvent('error', 'collection not read', { collection, cause: reasonOf(error), ms: ms() });
    throw error;
  }
}
