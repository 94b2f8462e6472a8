import { isDeepStrictEqual } from 'node:util';
import { readSize } from '../../src/data/normalise/readSize';
import type { DocumentFields } from '../push/Database';
import { cellOf } from '../sheet/cellOf';
import { foldTitle } from '../sheet/foldTitle';
import type { SheetRow } from './parseRows';
import { sizeOfRow } from './sizeOfRow';

/**
 * Why a row known by its title is refused that would change the size of its document: it is rather another product.
 * @param known the document's size; empty without one.
 */
export function otherSize(row: SheetRow, id: string, known: string): string | undefined {
  const size = sizeOfRow(row);
  if (!size || !known || isDeepStrictEqual(measureOf(size), measureOf(known))) return undefined;
  return `${id} has this title and the size ${known}: if this one, ${size}, is another product, give it a title with its size; else write the Id ${id}`;
}

function measureOf(size: string) {
  return readSize(size)?.measure ?? foldTitle(size);
}

/** What the field size of a document says; empty without one. */
export function sizeIn(fields: DocumentFields = {}): string {
  return String(cellOf(fields.size, { kind: 'text' })).trim();
}
