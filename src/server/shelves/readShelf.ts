import { createHash } from 'node:crypto';
import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ReadShelf } from '@/catalogue/Shelf';
import { freshCache } from '../cache/freshCache';
import { logEvent } from '../log/logEvent';
import { normalisers } from '../normalise/normalisers';
import { readCollection } from '../source/readCollection';
import { readFreshSeconds } from '../source/readSourceSettings';

interface ProcessShelves {
  readonly ask: ReturnType<typeof freshCache<ReadShelf<unknown>>>;
  readonly last: Map<string, ReadShelf<unknown>>;
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
export function readShelf<K extends Kind>(
  collection: Collection<K>,
): Promise<ReadShelf<ItemOf[K]>> {
  const shelf = processShelves().ask(collection.name, () => freshShelf(collection));
  return shelf as Promise<ReadShelf<ItemOf[K]>>;
}

/** The last reading of a collection that succeeded in this process, however old; undefined when there was none. */
export function lastShelf<K extends Kind>(
  collection: Collection<K>,
): ReadShelf<ItemOf[K]> | undefined {
  return processShelves().last.get(collection.name) as ReadShelf<ItemOf[K]> | undefined;
}

async function freshShelf(collection: Collection): Promise<ReadShelf<unknown>> {
  const { readAt, documents } = await readCollection(collection.name, collection.limit);
  const items = documents.flatMap((document) => {
    const item = normalisers[collection.kind](document);
    if (item === undefined) {
      const cause = 'nothing in it can be shown';
      logEvent('warn', 'document left out', {
        collection: collection.name,
        id: document.id,
        cause,
      });
    }
    return item === undefined ? [] : [item];
  });
  const shelf = { version: versionOf(items), readAt, items };
  processShelves().last.set(collection.name, shelf);
  return shelf;
}

function versionOf(items: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 12);
}
