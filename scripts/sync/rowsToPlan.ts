import { claimDocuments } from '../import/claimDocuments';
import type { SheetRow } from '../import/parseRows';
import type { StoredCollections } from '../push/listDocuments';
import { type ComparedRow, mayChange } from './compareRows';
import type { SheetMemory } from './SheetMemory';
import { type StrayRow, strayRows } from './strayRows';

export interface RowsToPlan {
  /** The rows that the database has to be compared with. */
  readonly rows: readonly SheetRow[];
  /** The others, which have their documents. */
  readonly unchanged: readonly SheetRow[];
  readonly stray: readonly StrayRow[];
}

/**
 * The rows in the form that the import plans.
 * @param all with those that were refused as copies of others.
 */
export function rowsToPlan(
  compared: readonly ComparedRow[],
  all: readonly SheetRow[],
  stored: StoredCollections,
  memory: SheetMemory,
): RowsToPlan {
  let good = compared.map((one) => ({ ...one, row: rowToPlan(one, stored) }));
  // A row that the last run read means its document, deleted or not.
  const known = new Set(
    compared.flatMap(({ row, id }) =>
      id !== undefined && !stored.get(row.collection.name)?.has(id) ? row.row : [],
    ),
  );
  const stray: StrayRow[] = [];
  for (;;) {
    const claims = claimDocuments(
      good.map(({ row }) => row),
      stored,
    );
    const found = strayRows(all, claims, stored, memory).filter(({ row }) => !known.has(row));
    if (found.length === 0) break;
    stray.push(...found);
    const bad = new Set(found.map(({ row }) => row));
    good = good.filter(({ row }) => !bad.has(row.row));
  }
  return {
    rows: good.filter(mayChange).map(({ row }) => row),
    unchanged: good.filter((one) => !mayChange(one)).map(({ row }) => row),
    stray,
  };
}

/**
 * A known row has only its changed cells, so that what was changed in the database beside them stays. If its document was
 * deleted there it is whole again when it changes, because the sheet is the desk.
 */
function rowToPlan({ row, id, changed }: ComparedRow, stored: StoredCollections): SheetRow {
  if (id === undefined) return row;
  const isWhole = changed.size > 0 && !stored.get(row.collection.name)?.has(id);
  return isWhole ? { ...row, id } : { ...row, id, cells: changed };
}
