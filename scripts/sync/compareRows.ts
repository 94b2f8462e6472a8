import type { Refusal, SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowNames';
import { type Claim, type Documents, shareOut } from '../import/shareOut';
import type { Column } from '../sheet/Column';
import { cellText } from '../sheet/cellOf';
import { nameFields } from '../sheet/namesIn';
import type { Cell } from '../sheet/SheetTable';
import { documentKey } from './documentKey';
import { changedCells, otherMarks, rememberedRow } from './rememberedRow';
import type { Desk, RememberedShelf, SheetMemory } from './SheetMemory';

/** A row beside what the last run read. */
export interface ComparedRow {
  readonly row: SheetRow;
  /** Undefined for a row that the last run did not have. */
  readonly id: string | undefined;
  /** Changed since; all cells of a new row. */
  readonly changed: ReadonlyMap<Column, Cell>;
}

/** Whether a row may change its document; else it is as the last run left it. */
export function mayChange({ id, changed, row: { faults } }: ComparedRow): boolean {
  return id === undefined || changed.size > 0 || faults !== undefined;
}

const EMPTY: RememberedShelf = new Map();

/** Compares all rows with what the last run read. A document gets one of its rows. */
export function compareRows(
  rows: readonly SheetRow[],
  memory: Pick<SheetMemory, 'shelves' | 'desk'>,
): { readonly compared: readonly ComparedRow[]; readonly refused: readonly Refusal[] } {
  const claims = claimRemembered(rows, memory);
  const known = new Set(rows.map((row) => keyOf(row, claims.get(row.row)?.id)));
  const compared: ComparedRow[] = [];
  const refused: Refusal[] = [];
  for (const row of rows) {
    const shelf = memory.shelves.get(row.collection.name) ?? EMPTY;
    const { id: claimed, reason, ...twin } = claims.get(row.row) ?? {};
    const id = claimed ?? (memory.desk === 'sheet' ? renamedFrom(row, shelf, known) : undefined);
    known.add(keyOf(row, id));
    if (reason) refused.push({ row: row.row, reason, ...twin });
    compared.push({ row, id, changed: changedCells(row, shelf.get(id ?? ''), memory.desk) });
  }
  return { compared, refused };
}

function keyOf({ collection }: SheetRow, id: string | undefined): string {
  return documentKey(collection.name, id);
}

/** The one remembered row that is gone and has all other cells of this one, without Id. */
function renamedFrom(
  row: SheetRow,
  shelf: RememberedShelf,
  known: ReadonlySet<string>,
): string | undefined {
  if (row.id !== undefined) return undefined;
  const now = textOf(otherMarks(rememberedRow(row)));
  const same = [...shelf].filter(
    ([id, before]) => now && !known.has(keyOf(row, id)) && now === textOf(otherMarks(before)),
  );
  return same.length === 1 ? same[0]?.[0] : undefined;
}

function textOf(marks: ReadonlyMap<string, string>): string {
  return [...marks]
    .map((mark) => mark.join(':'))
    .sort()
    .join(' ');
}

/** Claims by the number of the row; empty for rows that the last run did not read. */
function claimRemembered(
  rows: readonly SheetRow[],
  { shelves, desk }: Pick<SheetMemory, 'shelves' | 'desk'>,
): ReadonlyMap<number, Claim> {
  return shareOut(rows, ({ name }) => documentsOn(shelves.get(name) ?? new Map(), desk));
}

function documentsOn(shelf: RememberedShelf, desk: Desk): Documents {
  const titles = new Map([...shelf].map(([id, { title }]) => [id, title]));
  return {
    find: (row) => {
      const id = row.id === undefined ? byTitle(rowTitle(row), titles) : byId(row.id, shelf);
      return id === undefined ? {} : { id };
    },
    rename: (id, row) => titles.set(id, rowTitle(row)),
    differenceOf: (id, row) => {
      const changed = changedCells(row, shelf.get(id), desk);
      const names = nameFields[row.collection.kind];
      const isRetyped = [...changed.keys()].some(({ field }) => names.includes(field));
      const changesTitle = isRetyped && rowTitle(row) !== shelf.get(id)?.title;
      return { changesTitle, changes: changed.size };
    },
  };
}

function byId(cell: string, shelf: RememberedShelf): string | undefined {
  if (shelf.has(cell)) return cell;
  return [...shelf.keys()].find((id) => cellText(id) === cell || id === cell.trim());
}

function byTitle(title: string, titles: ReadonlyMap<string, string>): string | undefined {
  const same = [...titles].filter(([, other]) => title !== '' && other === title);
  return same.length === 1 ? same[0]?.[0] : undefined;
}
