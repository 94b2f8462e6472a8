import type { Refusal, SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowTitle';
import type { Claim } from '../import/shareOut';
import type { StoredCollections } from '../push/listDocuments';
import { type SheetCollection, sheetCollections } from '../sheet/sheetCollections';
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
  memory: Pick<SheetMemory, 'shelves' | 'desk'>,
): StrayRow[] {
  const collections = sheetCollections.filter(({ name }) => stored.has(name));
  const shelves = new Map(
    collections.map((one) => [one.name, shelfOf(one, rows, claims, stored, memory)]),
  );
  return rows.flatMap((row) => {
    const shelf = shelves.get(row.collection.name);
    const { id, reason } = claims.get(row.row) ?? {};
    if (!shelf || id === undefined || reason) return [];
    const found = shelf.documents.has(id)
      ? otherOwner(row, id, shelf)
      : formerDocument(row, shelves, memory.desk === 'sheet');
    return found ? [{ row: row.row, ...found }] : [];
  });
}

function shelfOf(
  collection: SheetCollection,
  all: readonly SheetRow[],
  claims: ReadonlyMap<number, Claim>,
  stored: StoredCollections,
  memory: Pick<SheetMemory, 'shelves' | 'desk'>,
): Shelf {
  const documents = knownDocuments(collection, stored.get(collection.name) ?? new Map(), memory);
  const rows = all
    .filter((row) => row.collection.name === collection.name)
    .map((row) => ({ row, id: ownId(claims.get(row.row)) }));
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

/** A copy of another row means no document. */
function ownId({ id, twinOf }: Claim = {}): string | undefined {
  return twinOf === undefined ? id : undefined;
}

type Found = Pick<StrayRow, 'reason' | 'of'> | undefined;

/** A row whose Id is that of one document and whose new title that of another, which has no row of this title now. */
function otherOwner(row: SheetRow, id: string, { documents, rows }: Shelf): Found {
  const title = rowTitle(row);
  if (!title || title === documents.get(id)?.title) return undefined;
  const [other] = [...documents].find(([, known]) => known.title === title) ?? [];
  const isThere = rows.some((one) => one.id === other && rowTitle(one.row) === title);
  if (other === undefined || isThere) return undefined;
  const reason = `its Id is that of ${id}, and its title that of ${other}: put back its Id ${other}, or its title`;
  return { reason, of: { collection: row.collection.name, id: other } };
}

/** The document that a row had which would become a new one: no row means it now. */
function formerDocument(
  row: SheetRow,
  shelves: ReadonlyMap<string, Shelf>,
  isWhole: boolean,
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
      !isHere(collection) && (row.id === id || (isWhole && likeness(known, now, row) === 1)),
  );
  if (moved) return { reason: movedReason(moved), of: moved };
  const place = shelves.get(row.collection.name)?.inPlaceOf.get(row.row);
  const retyped = candidates.find(({ collection, id, known }) => {
    if (!isHere(collection)) return false;
    const like = likeness(known, now, row);
    return id === place ? like >= 0.5 : isWhole && like === 1;
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
