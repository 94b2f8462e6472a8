import { documentBefore, type StoredDocument } from '../database/Database';
import type { StoredCollections } from '../database/listDocuments';
import type { RecordedWrite } from '../history/recordRun';
import { placeColumns } from '../sheet/columns';
import { refusalWords } from '../sheet/refusalWords';
import { claimDocuments } from './claimDocuments';
import type { Refusal, SheetRow } from './parseRows';
import { type FieldChange, patchDocument } from './patchDocument';
import type { Claim } from './shareOut';

/** A document that an import would write. */
export interface PlannedWrite extends RecordedWrite {
  readonly row: number;
  readonly changes: readonly FieldChange[];
}

/** What an import would do. Documents that the file doesn't name are left alone. */
export interface ImportPlan {
  readonly added: readonly PlannedWrite[];
  readonly changed: readonly PlannedWrite[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
}

/** Compares rows with the database. @param claims The documents of these and other rows. */
export function planImport(
  rows: readonly SheetRow[],
  database: StoredCollections,
  claims: ReadonlyMap<number, Claim> = claimDocuments(rows, database),
): ImportPlan {
  const writes: PlannedWrite[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const documents = database.get(row.collection.name) ?? new Map();
    const plan = planRow(row, claims.get(row.row) ?? {}, documents);
    refused.push(...plan.refused);
    if (plan.write) writes.push(plan.write);
    else if (plan.refused.length === 0) unchanged += 1;
  }
  return {
    added: writes.filter(({ write }) => !documentBefore(write)),
    changed: writes.filter(({ write }) => documentBefore(write)),
    unchanged,
    refused,
  };
}

interface RowPlan {
  readonly write?: PlannedWrite;
  readonly refused: readonly Refusal[];
}

function planRow(
  row: SheetRow,
  { id, reason = '', ...twin }: Claim,
  documents: ReadonlyMap<string, StoredDocument>,
): RowPlan {
  if (id === undefined || reason)
    return { refused: [{ row: row.row, ...(id === undefined && columnOf(row)), reason, ...twin }] };
  const before = documents.get(id);
  const collection = row.collection.name;
  const { fields, changes, refused } = patchDocument(row, before?.fields ?? {});
  const faults = [...(row.faults ?? []), ...refused];
  if (before ? changes.length === 0 : faults.length > 0) return { refused: faults };
  // Said only of changed rows: a filter hides most.
  if (row.isHidden) return { refused: [{ row: row.row, reason: refusalWords().hidden }] };
  const currentDocument = before ?? ({ exists: false } as const);
  const write = { collection, id, fields, currentDocument };
  return {
    write: { row: row.row, write, changes },
    refused: faults,
  };
}

function columnOf({ id }: SheetRow): { column?: string } {
  return id === undefined ? {} : { column: placeColumns.id.heading };
}
