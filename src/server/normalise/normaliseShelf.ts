import type { ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfRemark } from '@/catalogue/Remark';
import type { RawDocument } from '../source/CatalogueSource';
import { normalisers } from './normalisers';
import { twinRemarks } from './twinRemarks';

/** What the documents of a collection become. */
export interface NormalisedShelf<Item> {
  /** In the order of the documents; those with nothing to show are left out. */
  readonly items: readonly Item[];
  readonly remarks: readonly ShelfRemark[];
}

/** Turns the documents of a collection into items, and remarks on each document and on the shelf as a whole. Total. */
export function normaliseShelf<K extends Kind>(
  kind: K,
  documents: readonly RawDocument[],
): NormalisedShelf<ItemOf[K]> {
  const { normalise } = normalisers[kind];
  const read = documents.map((document) => ({ id: document.id, ...normalise(document) }));
  const items = read.flatMap(({ item }) => item ?? []);
  const remarks = read.flatMap(({ id, remarks }) =>
    remarks.map((remark): ShelfRemark => ({ ...remark, ids: [id] })),
  );
  return { items, remarks: kind === 'product' ? [...remarks, ...twinRemarks(items)] : remarks };
}
