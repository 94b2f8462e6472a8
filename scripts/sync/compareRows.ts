import type { Refusal, SheetRow } from '../import/parseRows';
import { rowNames } from '../import/rowNames';
import { twinReason } from '../import/twinReason';
import type { Column } from '../sheet/Column';
import { cellText } from '../sheet/cellOf';
import { isAsExported, readMarks } from '../sheet/exportedMarks';
import { foldTitle } from '../sheet/foldTitle';
import type { Cell } from '../sheet/SheetTable';
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
  /** The document that it is known to be; undefined for a row that the last run did not have. */
  readonly id: string | undefined;
  /** The remembered row that is gone and was this one on another shelf or under another Id; undefined if there is none. */
  readonly movedFrom: MovedFrom | undefined;
  /** The cells that changed since; all of them for a row that is new. */
  readonly changed: ReadonlyMap<Column, Cell>;
}

const EMPTY: RememberedShelf = new Map();

/** Compares all rows with what the last run read. A second row that is known to be the same document is refused. */
export function compareRows(
  rows: readonly SheetRow[],
  { shelves }: Pick<SheetMemory, 'shelves'>,
): { readonly compared: readonly ComparedRow[]; readonly refused: readonly Refusal[] } {
  const claims = new Map<string, SheetRow>();
  const found = new Map(rows.map((row) => [row, idOf(row, shelves.get(row.collection.name))]));
  const known = new Set([...found].map(([row, id]) => keyOf(row, id)));
  const compared: ComparedRow[] = [];
  const refused: Refusal[] = [];
  for (const [row, knownId] of found) {
    const shelf = shelves.get(row.collection.name) ?? EMPTY;
    const id = knownId ?? renamedFrom(row, shelf, known);
    const key = keyOf(row, id);
    const twin = id === undefined ? undefined : claims.get(key);
    if (twin) {
      const reason = twinReason('an earlier row', row, twin);
      refused.push({ row: row.row, reason, twinOf: twin.row });
    } else {
      const movedFrom = id === undefined ? formerPlace(row, shelves, known) : undefined;
      compared.push({ row, id, movedFrom, changed: changedCells(row, id, shelf) });
    }
    if (!twin && id !== undefined) claims.set(key, row);
    known.add(key);
  }
  return { compared, refused };
}

function keyOf({ collection }: SheetRow, id: string | undefined): string {
  return JSON.stringify([collection.name, id ?? null]);
}

/** The document of a row, by its id or else by its title. */
function idOf(sheetRow: SheetRow, shelf = EMPTY): string | undefined {
  const { id } = sheetRow;
  if (id !== undefined) {
    if (shelf.has(id)) return id;
    return [...shelf.keys()].find((one) => cellText(one) === id || one === id.trim());
  }
  const [[, name] = ['', '']] = rowNames(sheetRow);
  const title = foldTitle(name);
  const same = [...shelf].filter(([, row]) => title !== '' && row.title === title);
  return same.length === 1 ? same[0]?.[0] : undefined;
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

function changedCells(
  { cells, collection }: SheetRow,
  id: string | undefined,
  shelf: RememberedShelf,
): ReadonlyMap<Column, Cell> {
  const marks =
    id === undefined ? undefined : readMarks(shelf.get(id)?.marks ?? '', collection.name, id);
  if (!marks) return cells;
  return new Map([...cells].filter(([column, cell]) => !isAsExported(marks, column, cell)));
}
