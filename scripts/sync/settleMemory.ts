import type { SheetRow } from '../import/parseRows';
import { rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** A row as a run leaves it. */
export interface SettledRow {
  readonly row: SheetRow;
  /** The id of its document; undefined if it was not taken and has none. */
  readonly id: string | undefined;
  /** The headings of its cells that were not taken; undefined if nothing of it was. */
  readonly refused: ReadonlySet<string> | undefined;
}

/**
 * Each shelf as the next run shall know it: the rows that were taken, in their order. A row that was not taken stays
 * known as it was, so that it is tried again. One that left the sheet is forgotten.
 * @param mayForget whether rows may have left a shelf: not if one that can't be read or told from another may be they.
 */
export function settleMemory(
  rows: readonly SettledRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
  mayForget: (collection: string) => boolean,
): Map<string, RememberedShelf> {
  const settled = new Map<string, Map<string, RememberedRow>>();
  for (const [collection, known] of shelves)
    settled.set(collection, new Map(mayForget(collection) ? [] : known));
  for (const { row, id, refused } of rows) {
    const { name } = row.collection;
    const before = shelves.get(name)?.get(id ?? '');
    const now = refused ? rememberedRow(row, before, refused) : before;
    if (id === undefined || !now) continue;
    settled.set(name, (settled.get(name) ?? new Map<string, RememberedRow>()).set(id, now));
  }
  return settled;
}
