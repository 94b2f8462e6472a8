import type { StoredDocument } from '../push/Database';
import { isAsExported, readMarks } from '../sheet/exportedMarks';
import { foldName } from '../sheet/foldName';
import type { SheetRow } from './parseRows';
import { patchDocument } from './patchDocument';
import { rowNames } from './rowNames';
import type { Difference } from './rowOfDocument';

/** How a row differs from its document as it is, or as it was exported. A new document has no other title. */
export function differenceFrom(
  id: string,
  stored: StoredDocument | undefined,
  row: SheetRow,
): Difference {
  if (!stored) return { changesTitle: false, changes: 0 };
  const { fields } = stored;
  const marks = readMarks(row.exported ?? '', row.collection.name, id);
  const { changes, refused } = patchDocument(row, fields, marks);
  const [before] = rowNames({ ...row, cells: new Map() }, fields);
  const now = rowNames(row, fields).find(([field]) => field === before?.[0]);
  const cell = [...row.cells].find(([{ field }]) => field === before?.[0]);
  const isOther = before !== undefined && (!now || foldName(now) !== foldName(before));
  const isOld = marks !== undefined && cell !== undefined && isAsExported(marks, ...cell);
  return { changesTitle: isOther && !isOld, changes: changes.length + refused.length };
}
