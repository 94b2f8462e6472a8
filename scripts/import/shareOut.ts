import { refusalWords } from '../sheet/refusalWords';
import { isFact, type SheetCollection } from '../sheet/sheetCollections';
import type { SheetRow } from './parseRows';
import { rowTitle, sizeOfRow } from './rowNames';

/** What a row means. */
export interface Claim {
  /** Its document, perhaps new; absent if none or several. */
  readonly id?: string;
  readonly reason?: string;
  readonly twinOf?: number;
}

/** The rows that mean each document. */
export type Claimants = ReadonlyMap<string, readonly SheetRow[]>;

/** The documents of a collection that rows may mean. */
export interface Documents {
  /** By its Id or else by its names. */
  readonly find: (row: SheetRow, claimants: Claimants) => Pick<Claim, 'id' | 'reason'>;
  /** The document is known by this row's names from then on. */
  readonly rename: (id: string, row: SheetRow) => void;
  readonly differenceOf: (id: string, row: SheetRow) => Difference;
}

/** Gives each document to one of the rows that mean it. Claims by the number of the row. */
export function shareOut(
  rows: readonly SheetRow[],
  documentsIn: (collection: SheetCollection) => Documents,
): ReadonlyMap<number, Claim> {
  const collections = new Map(rows.map(({ collection }) => [collection.name, collection]));
  const claims = [...collections.values()].flatMap((collection) => {
    const own = rows.filter((row) => row.collection.name === collection.name);
    return [...shareOutOne(own, documentsIn(collection))];
  });
  return new Map(claims);
}

function shareOutOne(rows: readonly SheetRow[], documents: Documents): Map<number, Claim> {
  const claims = new Map<number, Claim>();
  const claimants = new Map<string, SheetRow[]>();
  const claim = (row: SheetRow) => {
    const found = documents.find(row, claimants);
    claims.set(row.row, found);
    if (found.id === undefined) return;
    const own = claimants.get(found.id) ?? [];
    claimants.set(found.id, own);
    if (own.push(row) === 1 && row.id === undefined) documents.rename(found.id, row);
  };
  const ownRow = (id: string, own: readonly SheetRow[]) =>
    rowOfDocument(own, (row) => documents.differenceOf(id, row));
  rows.filter(({ id }) => id !== undefined).forEach(claim);
  for (const [id, own] of claimants) {
    const row = ownRow(id, own);
    if (row) documents.rename(id, row);
  }
  rows.filter(({ id }) => id === undefined).forEach(claim);
  for (const [id, own] of claimants) {
    const owner = ownRow(id, own);
    for (const row of own) {
      const other = owner ?? own.find((one) => one !== row && one.id !== undefined);
      if (row === owner || !other) continue;
      const reason = owner ? twinReason(row, owner) : refusalWords().bothRenamed(calledOf(other));
      claims.set(row.row, { id, reason, twinOf: other.row });
    }
  }
  return claims;
}

function twinReason(row: SheetRow, other: SheetRow): string {
  const words = refusalWords();
  const which = calledOf(other);
  const { kind } = row.collection;
  if (isFact(kind)) return words.secondOfFact(which);
  if (row.id !== undefined) return words.copied(which, kind, rowTitle(row) !== rowTitle(other));
  const [size, known] = [sizeOfRow(row), sizeOfRow(other)];
  return size && known && size !== known
    ? words.sameBySize(which, known, size)
    : words.sameDocument(which, kind);
}

function calledOf({ row, called = `row ${row}` }: SheetRow): string {
  return called;
}

/** How a row differs from what is known of its document. */
export interface Difference {
  readonly changesTitle: boolean;
  readonly changes: number;
}

/** 0 is the best rank. */
const RENAMED = 1;
const WITHOUT_ID = 2;

/**
 * By Id, then title, then fewer changes, then order (docs/decisions/010-the-owners-tools.md);
 * undefined if several have the Id and new titles.
 */
function rowOfDocument(
  rows: readonly SheetRow[],
  differenceOf: (row: SheetRow) => Difference,
): SheetRow | undefined {
  if (rows.length < 2) return rows[0];
  const ranked = rows.map((row) => {
    const { changesTitle, changes } = differenceOf(row);
    const rank = row.id === undefined ? WITHOUT_ID : changesTitle ? RENAMED : 0;
    return { row, rank, changes };
  });
  ranked.sort((one, other) => one.rank - other.rank || one.changes - other.changes);
  const [first] = ranked;
  const renamed = ranked.filter(({ rank }) => rank === RENAMED).map(({ row }) => rowTitle(row));
  return first?.rank === RENAMED && new Set(renamed).size > 1 ? undefined : first?.row;
}
