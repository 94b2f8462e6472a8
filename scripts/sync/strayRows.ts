import type { Refusal, SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowTitle';
import type { Claim } from '../import/shareOut';
import type { StoredCollections } from '../push/listDocuments';
import { sheetCollections } from '../sheet/sheetCollections';
import { shelfNameOf } from '../sheet/shelfNames';
import { knownDocuments } from './knownDocuments';
import { otherMarks } from './otherMarks';
import { type OnShelf, placesOnShelf } from './placesOnShelf';
import { rememberedRow } from './rememberedRow';
import type { RememberedRow, RememberedShelf, SheetMemory } from './SheetMemory';

/** Where a document is. */
interface DocumentPlace {
  readonly collection: string;
  readonly id: string;
}

/** A row that is refused because it may be that of another document. */
export interface StrayRow extends Refusal {
  /** The document that it may mean. */
  readonly of: DocumentPlace;
}

type Known = Pick<SheetMemory, 'shelves' | 'desk'>;

/** Everything on a shelf, in its order: rows beside the documents that they mean, and documents as they are known. */
interface Shelf {
  readonly rows: readonly { readonly row: SheetRow; readonly id: string | undefined }[];
  readonly documents: RememberedShelf;
  /** The documents that a row means. */
  readonly meant: ReadonlySet<string>;
  /** By the number of a new row the document whose place it has. */
  readonly inPlaceOf: ReadonlyMap<number, string>;
}

/**
 * Refuses rows that would become a second document of one product, or take that of another, because their Id, Shelf or
 * Title was changed by mistake: a Find and replace, a column that was filled down or sorted alone, an Id emptied.
 * @param claims of all rows.
 */
export function strayRows(
  rows: readonly SheetRow[],
  claims: ReadonlyMap<number, Claim>,
  stored: StoredCollections,
  memory: Known,
): StrayRow[] {
  const isSheet = memory.desk === 'sheet';
  const idsOf = (row: SheetRow) => ownId(claims.get(row.row));
  const documents = new Map(
    sheetCollections.flatMap((one) => {
      const own = stored.get(one.name);
      return own ? [[one.name, knownDocuments(one, own, memory)] as const] : [];
    }),
  );
  const takers = new Map(
    [...shelvesOf(rows, idsOf, documents).values()].flatMap((shelf) =>
      shelf.rows.flatMap(({ row, id }) => {
        const found = id === undefined ? undefined : otherOwner(row, id, shelf, isSheet);
        return found ? [[row.row, found] as const] : [];
      }),
    ),
  );
  // Rows with the Id of another leave its document to the others.
  const leftIds = (row: SheetRow) => (takers.has(row.row) ? undefined : idsOf(row));
  const shelves = shelvesOf(rows, leftIds, documents);
  return rows.flatMap((row) => {
    const shelf = shelves.get(row.collection.name);
    const id = leftIds(row);
    const isNew = shelf !== undefined && id !== undefined && !shelf.documents.has(id);
    const former = isNew ? formerDocument(row, shelves, isSheet) : undefined;
    const found = takers.get(row.row) ?? former;
    return found ? [{ row: row.row, ...found }] : [];
  });
}

type Ids = (row: SheetRow) => string | undefined;

function shelvesOf(
  rows: readonly SheetRow[],
  idOf: Ids,
  documents: ReadonlyMap<string, RememberedShelf>,
): ReadonlyMap<string, Shelf> {
  return new Map(
    [...documents].map(([name, known]) => {
      const own = rows.filter(({ collection }) => collection.name === name);
      return [name, shelfOf(own, idOf, known)];
    }),
  );
}

function shelfOf(own: readonly SheetRow[], idOf: Ids, documents: RememberedShelf): Shelf {
  const rows = own.map((row) => ({ row, id: idOf(row) }));
  const meant = new Set(
    rows.flatMap(({ id }) => (id !== undefined && documents.has(id) ? id : [])),
  );
  const place = (id: string | undefined): OnShelf<never> | undefined =>
    id !== undefined && meant.has(id) ? { known: id } : undefined;
  const inPlaceOf = placesOnShelf(
    rows.map(({ row, id }) => place(id) ?? { alone: row.row }),
    [...documents.keys()].map((id) => place(id) ?? { alone: id }),
  );
  return { rows, documents, meant, inPlaceOf };
}

/** A copy of another row means no document, nor does a row whose Id can't be one. */
function ownId({ id, reason }: Claim = {}): string | undefined {
  return reason === undefined ? id : undefined;
}

type Found = Pick<StrayRow, 'reason' | 'of'> | undefined;

/** A row whose Id is that of one document, and whose new title or other cells are those of another that has no row. */
function otherOwner(row: SheetRow, id: string, shelf: Shelf, isSheet: boolean): Found {
  const now = rememberedRow(row);
  const known = shelf.documents.get(id);
  if (!known || !now.title || now.title === known.title) return undefined;
  const titles = new Map(shelf.rows.map((one) => [one.id, rowTitle(one.row)]));
  const lost = [...shelf.documents].filter(
    ([other, { title }]) => other !== id && titles.get(other) !== title,
  );
  // A file with fewer rows than there are documents has left out some, and tells nothing of those.
  const isWhole = isSheet || shelf.rows.length >= shelf.documents.size;
  const own = likeness(known, now, row);
  const isLiker = (like: number) => isWhole && like >= 0.5 && like > own;
  const [other, { title = '' } = {}] =
    lost.find(([, one]) => one.title === now.title) ??
    lost.find(([, one]) => isLiker(likeness(one, now, row))) ??
    [];
  if (other === undefined) return undefined;
  const [what, those] = title === now.title ? ['title', 'that'] : ['other cells', 'those'];
  const reason = `its Id is that of ${id}, and its ${what} ${those} of ${other}: put back its Id ${other}, or its ${what}`;
  return { reason, of: { collection: row.collection.name, id: other } };
}

/** The document that a row had which would become a new one: no row means it now. */
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
  if (own) return { reason: renamedReason(own), of: own };
  const moved = named.find(
    ({ collection, id, known }) =>
      !isHere(collection) && (row.id === id || (isSheet && likeness(known, now, row) === 1)),
  );
  if (moved) return { reason: movedReason(moved), of: moved };
  const place = shelves.get(row.collection.name)?.inPlaceOf.get(row.row);
  const retyped = candidates.find(({ collection, id, known }) => {
    if (!isHere(collection)) return false;
    const like = likeness(known, now, row);
    return id === place ? like >= 0.5 : isSheet && like === 1;
  });
  return retyped && { reason: retypedReason(retyped), of: retyped };
}

/** How much of what a document had beside its title a row has, too: from 0 to 1. Columns that the row lacks don't count. */
function likeness(known: RememberedRow, now: RememberedRow, { cells }: SheetRow): number {
  const fields = new Set([...cells.keys()].map(({ field }) => field));
  const before = [...otherMarks(known)].filter(([field]) => fields.has(field));
  const same = before.filter(([field, mark]) => now.marks.get(field) === mark);
  return before.length === 0 ? 1 : same.length / before.length;
}

function renamedReason({ id }: DocumentPlace): string {
  return `its title is that of ${id}, whose row is gone: put back its Id ${id}; if it is another product, give it another title`;
}

function movedReason({ collection, id }: DocumentPlace): string {
  return `this row was ${shelfNameOf(collection)} / ${id}: moved? Then delete that document in the Firebase console, and it is added here; else put its Shelf and Id back`;
}

function retypedReason({ collection, id }: DocumentPlace): string {
  return `the row of ${shelfNameOf(collection)} / ${id} is gone, and this one is much like it. Is it that product? Put back its Id ${id}. Is it another? Then put the row of ${id} back, too, or delete its document in the Firebase console`;
}
