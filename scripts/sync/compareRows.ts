import type { Refusal, SheetRow } from '../import/parseRows';
import type { Column } from '../sheet/Column';
import type { Cell } from '../sheet/SheetTable';
import { changedCells } from './changedCells';
import { claimRemembered } from './claimRemembered';
import { rememberedRow } from './rememberedRow';
import type { RememberedShelf, SheetMemory } from './SheetMemory';

/** Where a row stood at the last run. */
interface MovedFrom {
  readonly collection: string;
  readonly id: string;
}

/** A row beside what the last run read. */
export interface ComparedRow {
  readonly row: SheetRow;
  /** The document that it is known to mean; undefined for a row that the last run did not have. */
  readonly id: string | undefined;
  /** The remembered row that is gone and was this one on another shelf or under another Id; undefined if there is none. */
  readonly movedFrom: MovedFrom | undefined;
  /** The cells that changed since; all of them for a row that is new. */
  readonly changed: ReadonlyMap<Column, Cell>;
}

const EMPTY: RememberedShelf = new Map();

/** Compares all rows with what the last run read. Of several rows that are known to be one document only one gets it. */
export function compareRows(
  rows: readonly SheetRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
): { readonly compared: readonly ComparedRow[]; readonly refused: readonly Refusal[] } {
  const claims = claimRemembered(rows, shelves);
  const known = new Set(rows.map((row) => keyOf(row, claims.get(row.row)?.id)));
  const compared: ComparedRow[] = [];
  const refused: Refusal[] = [];
  for (const row of rows) {
    const shelf = shelves.get(row.collection.name) ?? EMPTY;
    const { id: claimed, reason, ...twin } = claims.get(row.row) ?? {};
    const id = claimed ?? renamedFrom(row, shelf, known);
    known.add(keyOf(row, id));
    if (reason) refused.push({ row: row.row, reason, ...twin });
    const movedFrom = id === undefined ? formerPlace(row, shelves, known) : undefined;
    compared.push({ row, id, movedFrom, changed: changedCells(row, id, shelf) });
  }
  return { compared, refused };
}

function keyOf({ collection }: SheetRow, id: string | undefined): string {
  return JSON.stringify([collection.name, id ?? null]);
}

/** A row without Id has a new title: it is the one remembered row that is gone and has all its other cells. */
function renamedFrom(
  row: SheetRow,
  shelf: RememberedShelf,
  known: ReadonlySet<string>,
): string | undefined {
  if (row.id !== undefined) return undefined;
  const same = [...shelf.keys()].filter((id) => {
    if (known.has(keyOf(row, id))) return false;
    const others = marksWithoutTitle(rememberedRow(row, id).marks);
    return others !== '' && others === marksWithoutTitle(shelf.get(id)?.marks ?? '');
  });
  return same.length === 1 ? same[0] : undefined;
}

/** The one remembered row that is gone and has the Id and title of this row on another shelf, or all its cells. */
function formerPlace(
  row: SheetRow,
  shelves: SheetMemory['shelves'],
  known: ReadonlySet<string>,
): MovedFrom | undefined {
  const now = rememberedRow(row, row.id ?? '');
  const same = [...shelves].flatMap(([collection, shelf]) =>
    [...shelf].flatMap(([id, { title, marks }]) => {
      if (known.has(JSON.stringify([collection, id]))) return [];
      const isSame =
        (id === row.id && title === now.title) || cellMarks(marks) === cellMarks(now.marks);
      return isSame ? [{ collection, id }] : [];
    }),
  );
  return same.length === 1 ? same[0] : undefined;
}

function cellMarks(marks: string): string {
  return marks.replace(/^row:\S+ ?/, '');
}

function marksWithoutTitle(marks: string): string {
  return marks
    .split(' ')
    .filter((mark) => !/^(?:row|title|words|headline1|alt1):/.test(mark))
    .join(' ');
}
