import { readableName } from '../../src/catalogue/readableName';
import type { RestFields } from '../push/encodeFields';
import { isDocumentId } from '../push/readCatalogueFiles';
import { cellOf, cellText } from '../sheet/cellOf';
import { readMarks } from '../sheet/exportedMarks';
import { foldTitle } from '../sheet/foldTitle';
import { readCell } from '../sheet/readCell';
import type { SheetRow } from './parseRows';

type Documents = ReadonlyMap<string, { readonly fields: RestFields }>;

/** The id of a row's document, which may be new, or the reason why the row has none. */
export type FoundDocument = { readonly id: string } | { readonly reason: string };

/**
 * Finds the document of a row by its id, or by its title if the row has no id. A new document gets an id made of its
 * title, so that importing the same file again finds it.
 */
export function findDocument(row: SheetRow, documents: Documents): FoundDocument {
  return row.id === undefined ? byTitle(titleOf(row), documents) : byId(row.id, row, documents);
}

function byId(cell: string, row: SheetRow, documents: Documents): FoundDocument {
  if (documents.has(cell)) return { id: cell };
  const written = [...documents.keys()].find((id) => cellText(id) === cell);
  const id = written ?? cell.trim();
  if (documents.has(id) || isDocumentId(id) || wasExported(row, id)) return { id };
  return {
    reason: 'an Id has no slash, 300 characters at most, and is not "." or "..", nor __like this__',
  };
}

/** A cell does not hold every id to the letter, so the id of a deleted document may look impossible: " ." becomes ".". */
function wasExported({ exported = '', collection }: SheetRow, id: string): boolean {
  return readMarks(exported, collection.name, id) !== undefined;
}

function byTitle(title: string, documents: Documents): FoundDocument {
  if (!title) return { reason: 'it has neither an Id nor a Title' };
  const key = foldTitle(title);
  const same = [...documents].filter(([, { fields }]) => foldTitle(titleIn(fields)) === key);
  const [first, ...others] = same.map(([id]) => id);
  if (others.length > 0) {
    return {
      reason: `${same.length} documents have this title; write the Id of the one that is meant`,
    };
  }
  return { id: first ?? newId(title, documents) };
}

function newId(title: string, documents: Documents): string {
  const name = readableName(title) || 'item';
  let id = name;
  for (let count = 2; documents.has(id); count += 1) id = `${name}-${count}`;
  return id;
}

function titleOf({ cells }: SheetRow): string {
  const title = [...cells].find(([{ field }]) => field === 'title')?.[1] ?? '';
  const reading = readCell(title, 'text');
  return 'value' in reading ? String(reading.value ?? '') : '';
}

function titleIn(fields: RestFields): string {
  return String(cellOf(fields.title, { kind: 'text' }));
}
