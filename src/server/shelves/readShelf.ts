import type { Shelf } from '@/catalogue/Shelf';
import { freshCache } from '../cache/freshCache';
import { logEvent } from '../log/logEvent';
import type { RawDocument } from '../source/CatalogueSource';
import { readCollection } from '../source/readCollection';
import { readFreshSeconds } from '../source/readSourceSettings';

/** How one kind of collection is read: how many documents, and how each becomes an item. */
export interface Reader<Item> {
  readonly limit: number;
  readonly normalise: (document: RawDocument) => Item | undefined;
}

type ShelfCache = ReturnType<typeof freshCache<Shelf<unknown>>>;

const shared = globalThis as { catalogueShelves?: ShelfCache };

/**
 * Reads a collection and turns its documents into items, at most once in 60 seconds a process (a read costs money); each
 * collection is of one kind. What is kept is the items: documents may be a megabyte each. On `globalThis`, for each page's
 * server bundle has its own instance of this module.
 * @throws SettingsError, CatalogueReadError when the collection can't be read; an empty one is an empty shelf.
 */
export function readShelf<Item>(collection: string, reader: Reader<Item>): Promise<Shelf<Item>> {
  shared.catalogueShelves ??= freshCache(readFreshSeconds(process.env) * 1000);
  const shelf = shared.catalogueShelves(collection, () => freshShelf(collection, reader));
  return shelf as Promise<Shelf<Item>>;
}

/** One that nobody could use is left out and logged. */
async function freshShelf<Item>(collection: string, reader: Reader<Item>): Promise<Shelf<Item>> {
  const { readAt, documents } = await readCollection(collection, reader.limit);
  const items = documents.flatMap((document) => {
    const item = reader.normalise(document);
    if (item === undefined) {
      const cause = 'nothing in it can be shown';
      logEvent('warn', 'document left out', { collection, id: document.id, cause });
    }
    return item === undefined ? [] : [item];
  });
  return { readAt, items };
}
