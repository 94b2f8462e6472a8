import { claimDocuments } from '../import/claimDocuments';
import { movedReason } from '../import/movedReason';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { StoredCollections } from '../push/listDocuments';
import type { ComparedRow } from './compareRows';

export interface RowsToPlan {
  /** The rows that the database has to be compared with. */
  readonly rows: readonly SheetRow[];
  /** The others, which have their documents. */
  readonly unchanged: readonly SheetRow[];
  readonly refused: readonly Refusal[];
}

/** The rows in the form that the import plans. */
export function rowsToPlan(
  compared: readonly ComparedRow[],
  stored: StoredCollections,
): RowsToPlan {
  const planned = compared.map((one) => ({ ...one, row: rowToPlan(one, stored) }));
  const claims = claimDocuments(
    planned.map(({ row }) => row),
    stored,
  );
  const rows: SheetRow[] = [];
  const unchanged: SheetRow[] = [];
  const refused: Refusal[] = [];
  for (const { row, id, movedFrom, changed } of planned) {
    const isMoved = movedFrom && stored.get(movedFrom.collection)?.has(movedFrom.id);
    const { id: meant } = claims.get(row.row) ?? {};
    const isNew = meant !== undefined && !stored.get(row.collection.name)?.has(meant);
    if (isMoved && isNew) refused.push({ row: row.row, reason: movedReason(movedFrom) });
    else if (id !== undefined && changed.size === 0) unchanged.push(row);
    else rows.push(row);
  }
  return { rows, unchanged, refused };
}

/**
 * A known row has only its changed cells, so that what was changed in the database beside them stays. If its document was
 * deleted there it is whole again when it changes, because the sheet is the desk.
 */
function rowToPlan({ row, id, changed }: ComparedRow, stored: StoredCollections): SheetRow {
  if (id === undefined) return row;
  const { exported: _exported, ...bare } = row;
  const isWhole = changed.size > 0 && !stored.get(row.collection.name)?.has(id);
  return isWhole ? { ...bare, id } : { ...bare, id, cells: changed };
}
