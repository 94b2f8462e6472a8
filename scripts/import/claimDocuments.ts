import type { StoredDocument } from '../push/FirestoreRest';
import type { StoredCollections } from '../push/listDocuments';
import { cellOf } from '../sheet/cellOf';
import { namesIn } from '../sheet/namesIn';
import { isFact, type SheetCollection } from '../sheet/sheetCollections';
import { byId } from './byId';
import { byName } from './byName';
import { differenceFrom } from './differenceFrom';
import { NameIndex } from './NameIndex';
import type { SheetRow } from './parseRows';
import { rowNames } from './rowNames';
import { type Claim, type Documents, shareOut } from './shareOut';

/** Finds the documents of rows in the database, and gives each to one row. All claims, by the number of the row. */
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
      // The site reads the first document of a fact.
      if (isFact(kind) && !stored.has(row.id ?? ''))
        return { id: [...stored.keys()].sort()[0] ?? kind };
      return row.id === undefined
        ? byName(row, { names, stored, claimants })
        : byId(row.id, row, stored);
    },
    rename: (id, row) => names.set(id, rowNames(row, stored.get(id)?.fields)),
    differenceOf: (id, row) => differenceFrom(id, stored.get(id), row),
  };
}
