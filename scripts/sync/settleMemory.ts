import type { SheetRow } from '../import/parseRows';
import { rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** Where a document is. */
export interface DocumentPlace {
  readonly collection: string;
  readonly id: string;
}

/** A row as a run leaves it. */
export interface SettledRow {
  readonly row: SheetRow;
  /** The document that it means; those that it may mean if it was not taken. */
  readonly documents: readonly DocumentPlace[];
  /** The headings of its cells that were not taken; undefined if nothing of it was. */
  readonly refused: ReadonlySet<string> | undefined;
}

/**
 * Each shelf as the next run shall know it: the rows that were taken, in their order. A row that was not taken stays
 * known as it was, so that it is tried again. One that left the sheet is forgotten.
 * @param canForget not if a row can't be read, which may be that one, and not for a file, which may have left it out.
 */
export function settleMemory(
  rows: readonly SettledRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
  canForget: boolean,
): Map<string, RememberedShelf> {
  const settled = new Map<string, Map<string, RememberedRow>>();
  for (const [collection, known] of shelves)
    settled.set(collection, new Map(canForget ? [] : known));
  for (const { row, documents, refused } of rows) {
    for (const { collection, id } of documents) {
      const shelf = settled.get(collection) ?? new Map<string, RememberedRow>();
      settled.set(collection, shelf);
      const before = shelves.get(collection)?.get(id);
      const now = refused ? rememberedRow(row, before, refused) : before;
      if (now) shelf.set(id, now);
    }
  }
  return settled;
}
