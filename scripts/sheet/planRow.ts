import type { StoredDocument, Write } from '../push/FirestoreRest';
import { placeColumns } from './columns';
import { findDocument } from './findDocument';
import { type FieldChange, patchDocument } from './patchDocument';
import type { Refusal } from './Refusal';
import type { SheetRow } from './readRows';

/** A document that an import would write. */
export interface PlannedWrite {
  readonly row: number;
  readonly write: Write;
  /** What it overwrites; absent for a new document. */
  readonly before?: StoredDocument;
  readonly changes: readonly FieldChange[];
}

/** What a row would do to its document: write it, leave it as it is, or nothing, and why. */
export type RowPlan =
  | { readonly id: string; readonly write?: PlannedWrite }
  | { readonly refused: readonly Refusal[] };

/** Compares a row with the documents of its collection. */
export function planRow(row: SheetRow, documents: ReadonlyMap<string, StoredDocument>): RowPlan {
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
