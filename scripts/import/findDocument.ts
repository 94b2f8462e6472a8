import { readableName } from '../../src/catalogue/readableName';
import { shortHash } from '../../src/data/shortHash';
import type { RestFields } from '../push/encodeFields';
import { isDocumentId } from '../push/readCatalogueFiles';
import { cellOf, cellText } from '../sheet/cellOf';
import { readMarks } from '../sheet/exportedMarks';
import { foldTitle } from '../sheet/foldTitle';
import { misread } from '../sheet/misread';
import { type NamedBy, namesIn } from '../sheet/namesIn';
import { readCell } from '../sheet/readCell';
import { otherSize, sizeIn } from './otherSize';
import type { SheetRow } from './parseRows';
import { rowNames } from './rowNames';

type Documents = ReadonlyMap<string, { readonly fields: RestFields }>;

/** The id of a row's document, which may be new, or the reason why the row has none. */
export type FoundDocument = { readonly id: string } | { readonly reason: string };

/**
 * Finds the document of a row by its id, or by its title if the row has no id; a slide, photo or video without a title
 * by its words or its picture. A new document gets an id made of these, so that importing the same file again finds it.
 */
export function findDocument(row: SheetRow, documents: Documents): FoundDocument {
  return row.id === undefined ? byName(row, documents) : byId(row.id, row, documents);
}

function byId(cell: string, row: SheetRow, documents: Documents): FoundDocument {
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

function byName(row: SheetRow, documents: Documents): FoundDocument {
  const names = rowNames(row);
  const [first] = names;
  const { kind } = row.collection;
  const isOfTitle = kind === 'product' || kind === 'row';
  if (!first) {
    const none = `it has neither an Id nor ${isOfTitle ? 'a Title' : 'words or a picture'}`;
    return { reason: spoiltTitle(row) ?? none };
  }
  const same = [...documents].filter(([, { fields }]) =>
    areAlike(
      names,
      namesIn(kind, (field) => cellOf(fields[field], { kind: 'text' })),
    ),
  );
  const [found, ...others] = same.map(([id]) => id);
  if (others.length > 0) {
    const what = first[0] === 'title' ? 'title' : 'text or picture';
    const named = same.map(([id, { fields }]) => `${id}${inBrackets(sizeIn(fields))}`).join(', ');
    return {
      reason: `${same.length} documents have this ${what}: ${named}; write the Id of the one that is meant`,
    };
  }
  return otherSize(row, same[0]) ?? { id: found ?? newId(first, kind, documents) };
}

function inBrackets(text: string): string {
  return text && ` (${text})`;
}

/** Why a title that is there can't be read. */
function spoiltTitle({ cells }: SheetRow): string | undefined {
  const title = [...cells].find(([{ field }]) => field === 'title')?.[1] ?? '';
  const reading = readCell(title, 'text');
  return 'reason' in reading ? `its Title: ${reading.reason}` : undefined;
}

/**
 * By the first name of either: a document that was known by its picture still is when its row has words now. Two that
 * share a later one alone, such as two videos their still, are two.
 */
function areAlike(names: readonly NamedBy[], others: readonly NamedBy[]): boolean {
  return has(others, names[0]) || has(names, others[0]);
}

function has(names: readonly NamedBy[], [field, text]: NamedBy = ['', '']): boolean {
  return names.some(([name, other]) => name === field && foldTitle(other) === foldTitle(text));
}

/** Words and addresses make no id that can be read: such a document gets a short one. */
function newId([field, text]: NamedBy, kind: string, documents: Documents): string {
  const name =
    field === 'title' ? readableName(text) || 'item' : `${kind}-${shortHash(foldTitle(text))}`;
  let id = name;
  for (let count = 2; documents.has(id); count += 1) id = `${name}-${count}`;
  return id;
}
