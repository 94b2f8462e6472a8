import type { StoredCollections } from '../database/listDocuments';
import type { Refusal, SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowNames';
import type { Claim } from '../import/shareOut';
import { refusalWords } from '../sheet/refusalWords';
import { sheetCollections } from '../sheet/sheetCollections';
import { shelfNameOf } from '../sheet/shelfNames';
import type { DocumentPlace } from './goneRows';
import { knownDocuments } from './knownDocuments';
import { type OnShelf, placesOnShelf } from './placesOnShelf';
import { otherMarks, rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** A row that is refused because it may be that of another document. */
export interface StrayRow extends Refusal {
  readonly of: DocumentPlace;
}

type Known = Pick<SheetMemory, 'shelves' | 'desk'>;

/** In order: rows beside the documents that they mean, and documents as they are known. */
interface Shelf {
  readonly rows: readonly { readonly row: SheetRow; readonly id: string | undefined }[];
  readonly documents: RememberedShelf;
  readonly meant: ReadonlySet<string>;
  /** By the number of a new row, the document whose place it has. */
  readonly inPlaceOf: ReadonlyMap<number, string>;
}

/**
 * Refuses rows that would double a product or take another's document, because Id, Shelf or Title
 * was changed by mistake: Find and replace, a column filled down or sorted alone, an Id emptied.
 * @param claims Of the rows that are not refused.
 */
export function strayRows(
  rows: readonly SheetRow[],
  claims: ReadonlyMap<number, Claim>,
  stored: StoredCollections,
  memory: Known,
): StrayRow[] {
  const isSheet = memory.desk === 'sheet';
  const shelves = new Map(
    sheetCollections.flatMap((one) => {
      const documents = stored.get(one.name);
      if (!documents) return [];
      const own = rows.filter(({ collection }) => collection.name === one.name);
      return [
        [one.name, shelfOf(own, claims, knownDocuments(one, documents, memory), isSheet)] as const,
      ];
    }),
  );
  const found = (of: (row: SheetRow, id: string, shelf: Shelf) => Found) =>
    [...shelves.values()].flatMap((shelf) =>
      shelf.rows.flatMap(({ row, id }): StrayRow[] => {
        const one = id === undefined ? undefined : of(row, id, shelf);
        return one ? [{ row: row.row, ...one }] : [];
      }),
    );
  const takers = found((row, id, shelf) => otherOwner(row, id, shelf, isSheet));
  if (takers.length > 0) return takers;
  return found((row, id, { documents }) =>
    documents.has(id) ? undefined : formerDocument(row, shelves, isSheet),
  );
}

function shelfOf(
  own: readonly SheetRow[],
  claims: ReadonlyMap<number, Claim>,
  documents: RememberedShelf,
  isSheet: boolean,
): Shelf {
  const rows = own.map((row) => {
    const { id, reason } = claims.get(row.row) ?? {};
    // Copies mean no document; but each copy with a new Id may be another product.
    const isOwn = id !== undefined && (reason === undefined || !documents.has(id));
    return { row, id: isOwn ? id : undefined };
  });
  const meant = new Set(
    rows.flatMap(({ id }) => (id !== undefined && documents.has(id) ? id : [])),
  );
  const place = (id: string | undefined): OnShelf<never> | undefined =>
    id !== undefined && meant.has(id) ? { known: id } : undefined;
  const inPlaceOf = placesOnShelf(
    rows.map(({ row, id }) => place(id) ?? { alone: row.row }),
    [...documents.keys()].map((id) => place(id) ?? { alone: id }),
    isSheet,
  );
  return { rows, documents, meant, inPlaceOf };
}

type Found = Pick<StrayRow, 'reason' | 'of'> | undefined;

/** The document without a row whose title or other cells this row has, under another's Id. */
function otherOwner(row: SheetRow, id: string, shelf: Shelf, isSheet: boolean): Found {
  const now = rememberedRow(row);
  const known = shelf.documents.get(id);
  if (!known || !now.title || now.title === known.title) return undefined;
  const titles = new Map(shelf.rows.map((one) => [one.id, rowTitle(one.row)]));
  const lost = [...shelf.documents].filter(
    ([other, { title }]) => other !== id && titles.get(other) !== title,
  );
  // A file with fewer rows than there are documents has left out some.
  const isWhole = isSheet || shelf.rows.length >= shelf.documents.size;
  const own = likeness(known, now, row);
  const isLiker = (like: number) => isWhole && like >= 0.5 && like > own;
  const [other, { title = '' } = {}] =
    lost.find(([, one]) => one.title === now.title) ??
    lost.find(([, one]) => isLiker(likeness(one, now, row))) ??
    [];
  if (other === undefined) return undefined;
  const reason = refusalWords()[title === now.title ? 'titleOfOther' : 'cellsOfOther'](id, other);
  return { reason, of: { collection: row.collection.name, id: other } };
}

/** The document, now without a row, of a row that would become a new one. */
function formerDocument(
  row: SheetRow,
  shelves: ReadonlyMap<string, Shelf>,
  isSheet: boolean,
): Found {
  const now = rememberedRow(row);
  const candidates = [...shelves].flatMap(([collection, { documents, meant }]) =>
    [...documents].flatMap(([id, known]) => (meant.has(id) ? [] : [{ collection, id, known }])),
  );
  const isHere = (collection: string) => collection === row.collection.name;
  const named = candidates.filter(({ known }) => known.title === now.title && now.title !== '');
  const own = named.find(({ collection }) => isHere(collection) && row.id !== undefined);
  if (own) return { reason: refusalWords().lostId(own.id), of: own };
  const moved = named.find(
    ({ collection, id, known }) =>
      !isHere(collection) && (row.id === id || (isSheet && likeness(known, now, row) === 1)),
  );
  if (moved) return reasonOf('moved', moved);
  const place = shelves.get(row.collection.name)?.inPlaceOf.get(row.row);
  const retyped = candidates.find(({ collection, id, known }) => {
    if (!isHere(collection)) return false;
    const like = likeness(known, now, row);
    return id === place ? like >= 0.5 : isSheet && like === 1;
  });
  return retyped && reasonOf('retyped', retyped);
}

/** The share of a document's other cells that a row has, 0 to 1. Missing columns don't count. */
function likeness(known: RememberedRow, now: RememberedRow, { cells }: SheetRow): number {
  const fields = new Set([...cells.keys()].map(({ field }) => field));
  const before = [...otherMarks(known)].filter(([field]) => fields.has(field));
  const same = before.filter(([field, mark]) => now.marks.get(field) === mark);
  return before.length === 0 ? 1 : same.length / before.length;
}

function reasonOf(what: 'moved' | 'retyped', of: DocumentPlace): Found {
  return { reason: refusalWords()[what](shelfNameOf(of.collection), of.id), of };
}
