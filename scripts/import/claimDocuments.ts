import type { StoredDocument } from '../database/Database';
import type { StoredCollections } from '../database/listDocuments';
import { isDocumentId } from '../push/readCatalogueFiles';
import { cellOf, cellText } from '../sheet/cellOf';
import { misread } from '../sheet/misread';
import { foldName, namesIn } from '../sheet/namesIn';
import { refusalWords } from '../sheet/refusalWords';
import { isFact, type SheetCollection } from '../sheet/sheetCollections';
import { byName, NameIndex } from './byName';
import type { SheetRow } from './parseRows';
import { patchDocument } from './patchDocument';
import { rowNames } from './rowNames';
import { type Claim, type Difference, type Documents, shareOut } from './shareOut';

/** Finds the documents of rows, each for one row. By the number of the row. */
export function claimDocuments(
  rows: readonly SheetRow[],
  database: StoredCollections,
): ReadonlyMap<number, Claim> {
  return shareOut(rows, (collection) =>
    documentsIn(collection, database.get(collection.name) ?? new Map()),
  );
}

function documentsIn(
  { kind }: SheetCollection,
  stored: ReadonlyMap<string, StoredDocument>,
): Documents {
  const names = new NameIndex();
  for (const [id, { fields }] of stored) {
    const cellAt = (field: string) => cellOf(fields[field], { kind: 'text' });
    names.set(id, namesIn(kind, cellAt));
  }
  return {
    find: (row, claimants) => {
      if (isFact(kind) && !stored.has(row.id ?? ''))
        return { id: [...stored.keys()].sort()[0] ?? kind };
      return row.id === undefined
        ? byName(row, { names, stored, claimants })
        : byId(row.id, stored);
    },
    rename: (id, row) => names.set(id, rowNames(row, stored.get(id)?.fields)),
    differenceOf: (id, row) => differenceFrom(stored.get(id), row),
  };
}

function differenceFrom(stored: StoredDocument | undefined, row: SheetRow): Difference {
  if (!stored) return { changesTitle: false, changes: 0 };
  const { fields } = stored;
  const { changes, refused } = patchDocument(row, fields);
  const [before] = rowNames({ ...row, cells: new Map() }, fields);
  const now = rowNames(row, fields).find(([field]) => field === before?.[0]);
  const isOther = before !== undefined && (!now || foldName(now) !== foldName(before));
  return { changesTitle: isOther, changes: changes.length + refused.length };
}

function byId(cell: string, documents: ReadonlyMap<string, unknown>): Pick<Claim, 'id' | 'reason'> {
  if (documents.has(cell)) return { id: cell };
  const written = [...documents.keys()].find((id) => cellText(id) === cell);
  if (written !== undefined) return { id: written };
  const id = cellText(cell).trim();
  const spoilt = misread(cell);
  if (spoilt) return { reason: spoilt };
  if (documents.has(id) || isDocumentId(id)) return { id };
  return { reason: refusalWords().badId };
}
