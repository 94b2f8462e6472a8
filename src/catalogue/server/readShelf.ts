import type { Shelf } from '../Shelf';
import type { RawDocument } from '../source/CatalogueSource';
import { readCollection } from '../source/readCollection';

/** How one kind of collection is read: how many documents, and how each becomes an item. */
export interface Reader<Item> {
  readonly limit: number;
  readonly normalise: (document: RawDocument) => Item | undefined;
}

/**
 * Reads a collection and turns its documents into items. One that nobody could use is left out and logged.
 * @throws CatalogueReadError when the collection can't be read; an empty one is an empty shelf.
 */
export async function readShelf<Item>(
  collection: string,
  reader: Reader<Item>,
): Promise<Shelf<Item>> {
  const { readAt, documents } = await readCollection(collection, reader.limit);
  const items = documents.flatMap((document) => {
    const item = reader.normalise(document);
    if (item === undefined) logLeftOut(collection, document.id);
    return item === undefined ? [] : [item];
  });
  return { readAt, items };
}

function logLeftOut(collection: string, id: string): void {
  console.warn(
    JSON.stringify({
      event: 'document left out',
      collection,
      id,
      cause: 'nothing in it can be shown',
    }),
  );
}
