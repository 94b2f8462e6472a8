import type { StoredCollections } from '../push/listDocuments';
import { type PlannedWrite, planRow } from './planRow';
import type { Refusal } from './Refusal';
import type { SheetRow } from './readRows';

/** What an import would do. Documents that the file doesn't name are left alone. */
export interface ImportPlan {
  readonly added: readonly PlannedWrite[];
  readonly changed: readonly PlannedWrite[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
}

/** Compares the rows of a spreadsheet with the database. Of two rows that mean the same document the later is refused. */
export function planImport(rows: readonly SheetRow[], database: StoredCollections): ImportPlan {
  const writes: PlannedWrite[] = [];
  const refused: Refusal[] = [];
  const meantBy = new Map<string, number>();
  let unchanged = 0;
  for (const row of rows) {
    const plan = planRow(row, database.get(row.collection.name) ?? new Map());
    const other = 'id' in plan ? meantTwice(meantBy, row, plan.id) : undefined;
    if (other !== undefined) {
      refused.push({ row: row.row, reason: `row ${other} means the same document` });
    } else if ('refused' in plan) refused.push(...plan.refused);
    else if (plan.write) writes.push(plan.write);
    else unchanged += 1;
  }
  return {
    added: writes.filter(({ before }) => !before),
    changed: writes.filter(({ before }) => before),
    unchanged,
    refused,
  };
}

/** The earlier row that means the same document. */
function meantTwice(
  meantBy: Map<string, number>,
  { row, collection }: SheetRow,
  id: string,
): number | undefined {
  const key = JSON.stringify([collection.name, id]);
  const other = meantBy.get(key);
  if (other === undefined) meantBy.set(key, row);
  return other;
}
