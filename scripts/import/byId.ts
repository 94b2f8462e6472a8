import { isDocumentId } from '../push/readCatalogueFiles';
import { cellText } from '../sheet/cellOf';
import { misread } from '../sheet/misread';
import type { Claim } from './shareOut';

/** The document that the Id of a row means, which may be new. */
export function byId(
  cell: string,
  documents: ReadonlyMap<string, unknown>,
): Pick<Claim, 'id' | 'reason'> {
  if (documents.has(cell)) return { id: cell };
  const written = [...documents.keys()].find((id) => cellText(id) === cell);
  if (written !== undefined) return { id: written };
  const id = cellText(cell).trim();
  const spoilt = misread(cell);
  if (spoilt) return { reason: spoilt };
  if (documents.has(id) || isDocumentId(id)) return { id };
  return {
    reason: 'an Id has no slash, 300 characters at most, and is not "." or "..", nor __like this__',
  };
}
