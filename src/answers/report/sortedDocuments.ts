import type { RawDocument } from '@/data/source/CatalogueSource';

/** Documents by id as a list, in the database's order. */
export function sortedDocuments(byId: Readonly<Record<string, unknown>>): RawDocument[] {
  return Object.keys(byId)
    .sort()
    .map((id) => ({ id, fields: byId[id] }));
}
