import type { ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfRemark } from '@/catalogue/Remark';
import type { RawDocument } from '../source/CatalogueSource';
import type { Normalised } from './normalised';
import { normalisers } from './normalisers';
import { twinRemarks } from './twinRemarks';

/** What the documents of a collection become. */
export interface NormalisedShelf<Item> {
  /** In the owner's order, else in that of the documents; what is sold out stands last. What has nothing to show is left out. */
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
  const items = [...read].sort(byPlace).flatMap(({ item }) => item ?? []);
  const remarks = read.flatMap(({ id, remarks }) =>
    remarks.map((remark): ShelfRemark => ({ ...remark, ids: [id] })),
  );
  return { items, remarks: kind === 'product' ? [...remarks, ...twinRemarks(items)] : remarks };
}

/** Numbers before none; equals stay as they were. */
function byPlace(one: Normalised<object>, other: Normalised<object>): number {
  return isSoldOut(one) - isSoldOut(other) || placeOf(one) - placeOf(other);
}

function isSoldOut({ item }: Normalised<object>): number {
  return item && 'soldOut' in item ? 1 : 0;
}

function placeOf({ order = Number.MAX_VALUE }: Normalised<object>): number {
  return order;
}
