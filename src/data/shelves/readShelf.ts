import type { Collection, ItemKind, ItemOf, Shelf } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { logDiagnostics } from '../log/logDiagnostics';
import { normaliseCollection } from '../normalise/normaliseCollection';
import { readCollection } from '../readCollection';
import { freshReading, knownReading, type Reading } from '../readings';

/** A shelf and the time of its reading. Pages leave the time out, so that an unchanged page keeps the same bytes. */
export interface ShelfReading<Item> extends Shelf<Item>, Reading {}

/** With diagnostics, which no page carries. The documents are not kept: one may have a megabyte. */
interface CheckedShelf<Item> extends ShelfReading<Item> {
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * A collection's items, read at most once in `oldestMs`, by default 60 seconds.
 * @throws SettingsError, CatalogueReadError when the collection can't be read.
 */
export async function readShelf<K extends ItemKind>(
  collection: Collection<K>,
  oldestMs?: number,
): Promise<CheckedShelf<ItemOf[K]>> {
  return freshReading(collection.name, (before) => readItems(collection, before), oldestMs);
}

/**
 * As `readShelf`; while the collection can't be read, the last good reading, however old, without a new attempt.
 * @throws SettingsError, CatalogueReadError when there never was one.
 */
export async function knownShelf<K extends ItemKind>(
  collection: Collection<K>,
  oldestMs?: number,
): Promise<CheckedShelf<ItemOf[K]>> {
  return knownReading(collection.name, (before) => readItems(collection, before), oldestMs);
}

/** `readShelf` for who must not have an old reading, `knownShelf` for who would rather have that than none. */
export type ReadShelf = typeof readShelf;

/** How many documents are searched for the one that counts. There is one, unless somebody added others. */
const MOST_BESIDE = 50;

async function readItems<K extends ItemKind>(
  collection: Collection<K>,
  before: CheckedShelf<ItemOf[K]> | undefined,
): Promise<CheckedShelf<ItemOf[K]>> {
  // Reads one document more than the page shows, to know whether there are more.
  const { name, limit, document } = collection;
  const { readAt, documents } = await readCollection(name, document ? MOST_BESIDE : limit + 1);
  const { items, diagnostics } = normaliseCollection(collection, documents);
  logDiagnostics(collection.name, diagnostics, before?.diagnostics ?? []);
  const hasMore = !document && documents.length > limit;
  return { readAt, items, ...(hasMore && { more: true }), diagnostics };
}
