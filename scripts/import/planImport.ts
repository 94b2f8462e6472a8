import type { StoredDocument } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import type { RecordedWrite } from '../push/RecordedWrite';
import { placeColumns } from '../sheet/columns';
import { readMarks } from '../sheet/exportedMarks';
import { findDocument } from './findDocument';
import type { Refusal, SheetRow } from './parseRows';
import { type FieldChange, patchDocument } from './patchDocument';
import { twinReason } from './twinReason';

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

/** Compares the rows of a spreadsheet with the database. If two rows mean the same document, the later is refused. */
export function planImport(rows: readonly SheetRow[], database: StoredCollections): ImportPlan {
  const writes: PlannedWrite[] = [];
  const outdated: OutdatedRow[] = [];
  const refused: Refusal[] = [];
  const meantBy = new Map<string, SheetRow>();
  let unchanged = 0;
  for (const row of rows) {
    const plan = planRow(row, database.get(row.collection.name) ?? new Map());
    const other = 'id' in plan ? meantTwice(meantBy, row, plan.id) : undefined;
    if (other !== undefined) {
      const reason = twinReason(`row ${other.row}`, row, other);
      refused.push({ row: row.row, reason, twinOf: other.row });
    } else if ('refused' in plan) refused.push(...plan.refused);
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

/** The earlier row that means the same document. */
function meantTwice(
  meantBy: Map<string, SheetRow>,
  row: SheetRow,
  id: string,
): SheetRow | undefined {
  const key = JSON.stringify([row.collection.name, id]);
  const other = meantBy.get(key);
  if (other === undefined) meantBy.set(key, row);
  return other;
}

/** What a row would do: write its document, leave it unchanged, or be refused. */
type RowPlan =
  | { readonly id: string; readonly write?: PlannedWrite; readonly outdated?: OutdatedRow }
  | { readonly refused: readonly Refusal[] };

/** Said of a hidden row that would add or change something. Others say nothing: a filter hides most rows. */
const HIDDEN =
  'it is hidden in the spreadsheet, by hand or by a filter: show it if it is meant for the site';

/** Compares a row with the documents of its collection. */
function planRow(row: SheetRow, documents: ReadonlyMap<string, StoredDocument>): RowPlan {
  const found = findDocument(row, documents);
  if ('reason' in found) return { refused: [{ row: row.row, ...columnOf(row), ...found }] };
  const { id } = found;
  const before = documents.get(id);
  const collection = row.collection.name;
  const place = { row: row.row, collection, id };
  const marks = readMarks(row.exported ?? '', collection, id);
  if (marks && !before) return { id, outdated: place };
  const { fields, changes, outdated, refused } = patchDocument(row, before?.fields ?? {}, marks);
  if (refused.length > 0) return { refused };
  const old = outdated.length > 0 ? { outdated: { ...place, changes: outdated } } : {};
  if (before && changes.length === 0) return { id, ...old };
  if (row.isHidden) return { refused: [{ row: row.row, reason: HIDDEN }] };
  const currentDocument = before ? { updateTime: before.updateTime } : ({ exists: false } as const);
  const write = { collection, id, fields, currentDocument };
  return { id, ...old, write: { row: row.row, write, ...(before ? { before } : {}), changes } };
}

function columnOf({ id }: SheetRow): { column?: string } {
  return id === undefined ? {} : { column: placeColumns.id.heading };
}
