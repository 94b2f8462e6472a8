import type { StoredDocument } from '../push/Database';
import type { StoredCollections } from '../push/listDocuments';
import type { RecordedWrite } from '../push/RecordedWrite';
import { placeColumns } from '../sheet/columns';
import { readMarks } from '../sheet/exportedMarks';
import { claimDocuments } from './claimDocuments';
import type { Refusal, SheetRow } from './parseRows';
import { type FieldChange, patchDocument } from './patchDocument';
import type { Claim } from './shareOut';

/** A document that an import would write. */
export interface PlannedWrite extends RecordedWrite {
  readonly row: number;
  readonly changes: readonly FieldChange[];
}

/** A row that is older than its document: cells that only the database changed since the export, or deleted. */
export interface OutdatedRow {
  readonly row: number;
  readonly collection: string;
  readonly id: string;
  /** Absent when the document was deleted. */
  readonly changes?: readonly FieldChange[];
}

/** What an import would do. Documents that the file doesn't name are left alone. */
export interface ImportPlan {
  readonly added: readonly PlannedWrite[];
  readonly changed: readonly PlannedWrite[];
  readonly unchanged: number;
  readonly outdated: readonly OutdatedRow[];
  readonly refused: readonly Refusal[];
}

/**
 * Compares the rows of a spreadsheet with the database.
 * @param claims the documents of these rows, as shared out among them and others.
 */
export function planImport(
  rows: readonly SheetRow[],
  database: StoredCollections,
  claims: ReadonlyMap<number, Claim> = claimDocuments(rows, database),
): ImportPlan {
  const writes: PlannedWrite[] = [];
  const outdated: OutdatedRow[] = [];
  const refused: Refusal[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const documents = database.get(row.collection.name) ?? new Map();
    const plan = planRow(row, claims.get(row.row) ?? {}, documents);
    if ('refused' in plan) refused.push(...plan.refused);
    else {
      if (plan.outdated) outdated.push(plan.outdated);
      if (plan.write) writes.push(plan.write);
      else unchanged += 1;
    }
  }
  return {
    added: writes.filter(({ before }) => !before),
    changed: writes.filter(({ before }) => before),
    unchanged,
    outdated,
    refused,
  };
}

/** What a row would do: write its document, leave it unchanged, or be refused. */
type RowPlan =
  | { readonly write?: PlannedWrite; readonly outdated?: OutdatedRow }
  | { readonly refused: readonly Refusal[] };

/** Said of a hidden row that would add or change something. Others say nothing: a filter hides most rows. */
const HIDDEN =
  'it is hidden in the spreadsheet, by hand or by a filter: show it if it is meant for the site';

/** Compares a row with the documents of its collection. */
function planRow(
  row: SheetRow,
  { id, reason = '', ...twin }: Claim,
  documents: ReadonlyMap<string, StoredDocument>,
): RowPlan {
  if (id === undefined || reason)
    return { refused: [{ row: row.row, ...(id === undefined && columnOf(row)), reason, ...twin }] };
  const before = documents.get(id);
  const collection = row.collection.name;
  const place = { row: row.row, collection, id };
  const marks = readMarks(row.exported ?? '', collection, id);
  if (marks && !before) return { outdated: place };
  const { fields, changes, outdated, refused } = patchDocument(row, before?.fields ?? {}, marks);
  if (refused.length > 0) return { refused };
  const old = outdated.length > 0 ? { outdated: { ...place, changes: outdated } } : {};
  if (before && changes.length === 0) return old;
  if (row.isHidden) return { refused: [{ row: row.row, reason: HIDDEN }] };
  const currentDocument = before ?? ({ exists: false } as const);
  const write = { collection, id, fields, currentDocument };
  return { ...old, write: { row: row.row, write, ...(before ? { before } : {}), changes } };
}

function columnOf({ id }: SheetRow): { column?: string } {
  return id === undefined ? {} : { column: placeColumns.id.heading };
}
