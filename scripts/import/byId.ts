import { isDocumentId } from '../push/readCatalogueFiles';
import { cellText } from '../sheet/cellOf';
import { readMarks } from '../sheet/exportedMarks';
import { misread } from '../sheet/misread';
import type { SheetRow } from './parseRows';
import type { Claim } from './shareOut';

/** The document that the Id of a row means, which may be new. */
export function byId(
  cell: string,
  row: SheetRow,
  documents: ReadonlyMap<string, unknown>,
): Pick<Claim, 'id' | 'reason'> {
  if (documents.has(cell)) return { id: cell };
  const written = [...documents.keys()].find((id) => cellText(id) === cell);
  if (written !== undefined) return { id: written };
  const id = cellText(cell).trim();
  if (wasExported(row, id)) return { id };
  const spoilt = misread(cell);
  if (spoilt) return { reason: spoilt };
  if (documents.has(id) || isDocumentId(id)) return { id };
  return {
    reason: 'an Id has no slash, 300 characters at most, and is not "." or "..", nor __like this__',
  };
}

/** A cell does not hold every id to the letter, so the id of a deleted document may look impossible: " ." becomes ".". */
function wasExported({ exported = '', collection }: SheetRow, id: string): boolean {
  return readMarks(exported, collection.name, id) !== undefined;
}
