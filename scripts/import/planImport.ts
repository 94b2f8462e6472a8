import type { StoredDocument, Write } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import { placeColumns } from '../sheet/columns';
import { findDocument } from './findDocument';
import type { Refusal, SheetRow } from './parseRows';
import { type FieldChange, patchDocument } from './patchDocument';

/** A document that an import would write. */
export interface PlannedWrite {
  readonly row: number;
  readonly write: Write;
  /** What it overwrites; absent for a new document. */
  readonly before?: StoredDocument;
  readonly changes: readonly FieldChange[];
}

/** What an import would do. Documents that the file doesn't name are left alone. */
export interface ImportPlan {
  readonly added: readonly PlannedWrite[];
  readonly changed: readonly PlannedWrite[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
}

/** Compares the rows of a spreadsheet with the database. If two rows mean the same document, the later is refused. */
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

/** What a row would do: write its document, leave it unchanged, or be refused. */
type RowPlan =
  | { readonly id: string; readonly write?: PlannedWrite }
  | { readonly refused: readonly Refusal[] };

/** Compares a row with the documents of its collection. */
function planRow(row: SheetRow, documents: ReadonlyMap<string, StoredDocument>): RowPlan {
  const found = findDocument(row, documents);
  if ('reason' in found) return { refused: [{ row: row.row, ...columnOf(row), ...found }] };
  const { id } = found;
  const before = documents.get(id);
  const { fields, changes, refused } = patchDocument(row, before?.fields ?? {});
  if (refused.length > 0) return { refused };
  if (before && changes.length === 0) return { id };
  const write: Write = {
    collection: row.collection.name,
    id,
    fields,
    currentDocument: before ? { updateTime: before.updateTime } : { exists: false },
  };
  return { id, write: { row: row.row, write, ...(before ? { before } : {}), changes } };
}

function columnOf({ id }: SheetRow): { column?: string } {
  return id === undefined ? {} : { column: placeColumns.id.heading };
}
