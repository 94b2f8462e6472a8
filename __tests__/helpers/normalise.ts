import type { ItemKind } from '@/catalogue/collections';
import { normaliseCollection } from '@/data/normalise/normaliseCollection';
import type { RawDocument } from '@/data/source/CatalogueSource';

/** What becomes of a document that stands alone in its collection: its item, if it has one, and its diagnostics. */
export function normalise<K extends ItemKind>(kind: K, document: RawDocument) {
  const collection = { name: 'A collection', kind, limit: 1 };
  const { items, diagnostics } = normaliseCollection(collection, [document]);
  return {
    item: items[0],
    diagnostics: diagnostics
      .filter(({ code }) => code !== 'emptyShelf')
      .map(({ ids: _ids, ...diagnostic }) => diagnostic),
  };
}
