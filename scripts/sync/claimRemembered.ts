import type { SheetRow } from '../import/parseRows';
import { rowTitle } from '../import/rowTitle';
import { type Claim, type Documents, shareOut } from '../import/shareOut';
import { cellText } from '../sheet/cellOf';
import { nameFields } from '../sheet/nameFields';
import { changedCells } from './changedCells';
import type { Desk, RememberedShelf, SheetMemory } from './SheetMemory';

/**
 * Finds rows among those that the last run read, and gives each document to one row. All claims, by the number of the
 * row; that of a row which the last run did not read is empty.
 */
export function claimRemembered(
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
