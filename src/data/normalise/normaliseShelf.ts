import type { Collection, ItemKind, ItemOf } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { RawDocument } from '../source/CatalogueSource';
import { duplicateTitleDiagnostics } from './duplicateTitleDiagnostics';
import type { Normalised } from './normaliser';
import { normalisers } from './normalisers';

/** The items and diagnostics made from a collection's documents. */
export interface NormalisedShelf<Item> {
  /**
   * In the owner's order, else in the order of the documents; sold-out products last. Documents with nothing to show
   * are left out.
   */
  readonly items: readonly Item[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * Turns documents into items and diagnostics: on each document, and on products with the same title. Never throws.
 * @param collection the collection's name, for the settings of its shelf.
 */
export function normaliseShelf<K extends ItemKind>(
  kind: K,
  documents: readonly RawDocument[],
  collection?: string,
): NormalisedShelf<ItemOf[K]> {
  const normalise = normalisers[kind];
  const read = documents.map((document) => ({
    id: document.id,
    ...normalise(document, collection),
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
