import type { SheetRow } from '../import/parseRows';
import { rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** A row that a run took, with the id of its document. */
export interface TakenRow {
  readonly row: SheetRow;
  readonly id: string;
}

/**
 * Each shelf as the next run shall know it: the rows that were taken. A row that was not taken stays known as it was, so
 * that it is tried again. One that left the sheet is forgotten; unless a row can't be read, which may be that one.
 */
export function settleMemory(
  taken: readonly TakenRow[],
  refused: readonly { readonly collection: string; readonly id: string | undefined }[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
  canForget: boolean,
): Map<string, RememberedShelf> {
  const settled = new Map<string, Map<string, RememberedRow>>();
  for (const [collection, rows] of shelves) settled.set(collection, new Map(canForget ? [] : rows));
  const shelfOf = (collection: string) => {
    const shelf = settled.get(collection) ?? new Map<string, RememberedRow>();
    settled.set(collection, shelf);
    return shelf;
  };
  for (const { collection, id } of refused) {
    const before = id === undefined ? undefined : shelves.get(collection)?.get(id);
    if (id !== undefined && before) shelfOf(collection).set(id, before);
  }
  for (const { row, id } of taken) shelfOf(row.collection.name).set(id, rememberedRow(row, id));
  return settled;
}
