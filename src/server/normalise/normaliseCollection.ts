import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfRemark } from '@/catalogue/Remark';
import type { RawDocument } from '../source/CatalogueSource';
import { type NormalisedShelf, normaliseShelf } from './normaliseShelf';

/**
 * What a collection's documents, in the order of their ids, become: as many items as its page has room for, and remarks on
 * all documents, on each of those without a place, and on a page that has nothing to show. Total.
 */
export function normaliseCollection<K extends Kind>(
  { kind, limit }: Collection<K>,
  documents: readonly RawDocument[],
): NormalisedShelf<ItemOf[K]> {
  const { items, remarks } = normaliseShelf(kind, documents.slice(0, limit));
  const beyond = documents.slice(limit);
  return {
    items,
    remarks: [
      ...remarks,
      ...normaliseShelf(kind, beyond).remarks,
      ...beyond.map(({ id }): ShelfRemark => ({ code: 'beyondLimit', ids: [id] })),
      ...(items.length === 0 ? [{ code: 'emptyShelf', ids: [] } as const] : []),
    ],
  };
}
