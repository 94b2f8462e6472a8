import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { omitUndefined } from '@/shop/omitUndefined';
import type { RawDocument } from '../source/CatalogueSource';
import { daysShown } from './daysShown';
import { documentFields, type Made, type ReadDocument } from './documentFields';
import { duplicateTitleDiagnostics } from './duplicateTitleDiagnostics';
import { normalisePhoto } from './normalisePhoto';
import { normaliseProduct } from './normaliseProduct';
import { normaliseSlide } from './normaliseSlide';
import { normaliseVideo } from './normaliseVideo';
import { readFields } from './readFields';

/** The normaliser of each kind: it turns the values of a document's fields into an item. */
const normalisers: {
  readonly [K in ItemKind]: (read: ReadDocument<K>) => Made<ItemOf[K]>;
} = {
  product: normaliseProduct,
  photo: normalisePhoto,
  slide: normaliseSlide,
  video: normaliseVideo,
};

interface Normalised<Item> extends Made<Item> {
  /** The position that the owner chose: lower numbers first, items without a number last. */
  readonly order?: number;
}

/** The fields that decide where an item is shown, and whether it is shown at all. */
interface Shelving {
  readonly order?: number;
  readonly hidden?: true;
  readonly show?: string;
  readonly until?: string;
}

/**
 * Turns a document of any shape into an item of a kind. A document without an item gets the diagnostic `leftOut`; one
 * that the owner hides, or whose days have not come or are over, gets that diagnostic alone, because it may be
 * unfinished. Never throws.
 * @param collection the collection's name, for the settings of its shelf.
 */
export function normalise<K extends ItemKind>(
  kind: K,
  { id, fields }: RawDocument,
  collection?: string,
): Normalised<ItemOf[K]> {
  const read = readFields(fields, documentFields[kind]);
  const { hidden, order, ...days }: Shelving = read.values;
  if (hidden) return { item: undefined, diagnostics: [{ code: 'hidden' }] };
  const shown = daysShown(days, Date.now());
  if (shown.isOff) return { item: undefined, diagnostics: shown.diagnostics };
  const { item, diagnostics } = normalisers[kind]({ id, collection, ...read });
  return {
    item,
    diagnostics: [...diagnostics, ...(item ? shown.diagnostics : [{ code: 'leftOut' } as const])],
    ...omitUndefined({ order }),
  };
}

/** The items and diagnostics made from a collection's documents. */
export interface NormalisedShelf<Item> {
  /**
   * In the owner's order, else in the order of the documents; sold-out products last. Documents with nothing to show
   * are left out.
   */
  readonly items: readonly Item[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** Turns documents into items and diagnostics: on each document, and on products with the same title. Never throws. */
export function normaliseShelf<K extends ItemKind>(
  kind: K,
  documents: readonly RawDocument[],
  collection?: string,
): NormalisedShelf<ItemOf[K]> {
  const read = documents.map((document) => ({
    id: document.id,
    ...normalise(kind, document, collection),
  }));
  const items = [...read].sort(byPlace).flatMap(({ item }) => item ?? []);
  const diagnostics = read.flatMap(({ id, diagnostics }) =>
    diagnostics.map((diagnostic): ShelfDiagnostic => ({ ...diagnostic, ids: [id] })),
  );
  return {
    items,
    diagnostics:
      kind === 'product' ? [...diagnostics, ...duplicateTitleDiagnostics(items)] : diagnostics,
  };
}

/**
 * Sold-out products last; then by `order`, items without one last. The sort is stable: equal items keep their order.
 */
function byPlace(one: Normalised<object>, other: Normalised<object>): number {
  return isSoldOut(one) - isSoldOut(other) || placeOf(one) - placeOf(other);
}

function isSoldOut({ item }: Normalised<object>): number {
  return item && 'soldOut' in item ? 1 : 0;
}

function placeOf({ order = Number.MAX_VALUE }: Normalised<object>): number {
  return order;
}

/**
 * Turns a collection's documents, which come in the order of their ids, into as many items as its page has room for.
 * Diagnostics cover all documents, also those beyond the limit, and a page that has nothing to show. Never throws.
 */
export function normaliseCollection<K extends ItemKind>(
  { kind, limit, name }: Collection<K>,
  documents: readonly RawDocument[],
): NormalisedShelf<ItemOf[K]> {
  const { items, diagnostics } = normaliseShelf(kind, documents.slice(0, limit), name);
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
