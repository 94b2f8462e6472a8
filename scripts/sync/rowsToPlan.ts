import { findDocument } from '../import/findDocument';
import { movedReason } from '../import/movedReason';
import type { Refusal, SheetRow } from '../import/parseRows';
import { twinReason } from '../import/twinReason';
import type { StoredCollections } from '../push/listDocuments';
import type { ComparedRow } from './compareRows';

/** The rows that the database has to be compared with. */
export interface RowsToPlan {
  readonly rows: readonly SheetRow[];
  readonly refused: readonly Refusal[];
}

/**
 * The changed rows in the form that the import plans: of a known row only its changed cells, so that what was changed in
 * the database beside them stays. A row whose document was deleted there is whole again, because the sheet is the desk.
 */
export function rowsToPlan(
  compared: readonly ComparedRow[],
  stored: StoredCollections,
): RowsToPlan {
  const claims = new Map(
    compared.flatMap(({ row, id }) => (id === undefined ? [] : [[keyOf(row, id), row] as const])),
  );
  const rows: SheetRow[] = [];
  const refused: Refusal[] = [];
  for (const { row, id, movedFrom, changed } of compared) {
    if (changed.size === 0 && id !== undefined) continue;
    const documents = stored.get(row.collection.name) ?? new Map();
    const { exported: _exported, ...bare } = row;
    if (id !== undefined) {
      rows.push(documents.has(id) ? { ...bare, id, cells: changed } : { ...bare, id });
      continue;
    }
    const found = findDocument(row, documents);
    const twin = 'id' in found ? claims.get(keyOf(row, found.id)) : undefined;
    const isMoved = movedFrom && stored.get(movedFrom.collection)?.has(movedFrom.id);
    if (isMoved && 'id' in found && !documents.has(found.id))
      refused.push({ row: row.row, reason: movedReason(movedFrom) });
    else if (!twin) rows.push(row);
    else {
      const reason = twinReason('another row', row, twin);
      refused.push({ row: row.row, reason, twinOf: twin.row });
    }
  }
  return { rows, refused };
}

function keyOf({ collection }: SheetRow, id: string) {
  return JSON.stringify([collection.name, id]);
}
