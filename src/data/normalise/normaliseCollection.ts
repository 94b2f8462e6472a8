import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
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
  const { items, diagnostics } = normaliseShelf(kind, documents.slice(0, limit));
  const beyond = documents.slice(limit);
  return {
    items,
    diagnostics: [
      ...diagnostics,
      ...normaliseShelf(kind, beyond).diagnostics,
      ...beyond.map(({ id }): ShelfDiagnostic => ({ code: 'beyondLimit', ids: [id] })),
      ...(items.length === 0 ? [{ code: 'emptyShelf', ids: [] } as const] : []),
    ],
  };
}
