import type { Collection, ItemOf, Kind } from '@/catalogue/collections';
import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { RawDocument } from '../source/CatalogueSource';
import { duplicateTitleDiagnostics } from './duplicateTitleDiagnostics';
import type { Normalised } from './normalised';
import { normalisers } from './normalisers';

/** What the documents of a collection become. */
export interface NormalisedShelf<Item> {
  /** In the owner's order, else in that of the documents; what is sold out stands last. What has nothing to show is left out. */
  readonly items: readonly Item[];
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** Turns the documents of a collection into items, and remarks on each document and on the shelf as a whole. Total. */
export function normaliseShelf<K extends Kind>(
  kind: K,
  documents: readonly RawDocument[],
): NormalisedShelf<ItemOf[K]> {
  const { normalise } = normalisers[kind];
  const read = documents.map((document) => ({ id: document.id, ...normalise(document) }));
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
