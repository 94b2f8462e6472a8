import { isFact } from '../sheet/sheetCollections';
import type { Refusal, SheetRow } from './parseRows';
import { rowTitle } from './rowTitle';
import { sizeOfRow } from './sizeOfRow';

/**
 * Refuses the rows that mean the document of another row.
 * @param rows all that mean this document.
 * @param own the one of them that it is given to; undefined if it can't be told from its copies.
 */
export function twinRefusals(
  rows: readonly SheetRow[],
  own: SheetRow | undefined,
): (Refusal & { readonly twinOf: number })[] {
  return rows.flatMap((row) => {
    if (row === own) return [];
    const other = own ?? rows.find((one) => one !== row && one.id !== undefined);
    if (!other) return [];
    const reason = own ? twinReason(row, own) : renamedBoth(other);
    return [{ row: row.row, reason, twinOf: other.row }];
  });
}

function twinReason(row: SheetRow, other: SheetRow): string {
  const which = calledOf(other);
  if (isFact(row.collection.kind))
    return `there is one row of it, ${which}: type it there, with a comma or a semicolon before it, and empty this row`;
  const isOther = rowTitle(row) !== rowTitle(other);
  const itsOwn = `it becomes a ${row.collection.kind} of its own`;
  if (row.id !== undefined)
    return isOther
      ? `copied from ${which}: empty its Id and ${itsOwn}`
      : `copied from ${which}: empty its Id, give it another title, and ${itsOwn}; else delete it`;
  const [size, known] = [sizeOfRow(row), sizeOfRow(other)];
  return size && known && size !== known
    ? `${which} means the same document, with the size ${known}: give this one a title with its size, ${size}, or an Id of its own`
    : `${which} means the same document: give this one another title, and ${itsOwn}; else delete it`;
}

function renamedBoth(other: SheetRow): string {
  return `${calledOf(other)} has the same Id, and both have a new title: empty the Id of the one that is a copy`;
}

function calledOf({ row, called = `row ${row}` }: SheetRow): string {
  return called;
}
