import type { Refusal } from '../import/parseRows';
import type { Tab } from '../import/readTabs';
import type { StoredCollections } from '../push/listDocuments';
import type { Column } from '../sheet/Column';
import { cellOf } from '../sheet/cellOf';
import { readCell } from '../sheet/readCell';
import type { Cell } from '../sheet/SheetTable';
import type { ComparedRow } from './compareRows';
import { movedPrices, type PriceLine } from './movedPrices';
import { placeOfRow } from './readSheetTabs';
import { sheetWords } from './sheetWords';

/** The fields that are watched, and those that go with them: without each other they contradict themselves. */
const watched = ['price', 'mrp'];
const together = ['price', 'mrp', 'off'];

/** What is remembered of a cell that is held back: no cell means the same, so the next run looks at it again. */
const HELD = '(held back)';

/**
 * Holds back prices that look like a slip, with the other prices of their rows that changed; what else changed in these
 * rows counts.
 */
export function holdSlips(
  compared: readonly ComparedRow[],
  stored: StoredCollections,
  { tabs }: { readonly tabs: readonly Tab[] },
): { readonly rows: readonly ComparedRow[]; readonly held: readonly Refusal[] } {
  const held = tabs.flatMap((_tab, place) => {
    const rows = compared.filter(({ row }) => placeOfRow(row.row, tabs).place === place);
    return watched.flatMap((field) => slipsIn(pricesIn(rows, field, stored)));
  });
  const slipped = new Set(held.map(({ row }) => row));
  const rows = compared.map((one) => (slipped.has(one.row.row) ? withoutPrices(one) : one));
  return { rows, held };
}

interface RowPrice extends PriceLine {
  readonly row: number;
  readonly column: Column;
  readonly isChanged: boolean;
}

/** The prices of the rows that have documents. One that the last run read is as it was. */
function pricesIn(
  rows: readonly ComparedRow[],
  field: string,
  stored: StoredCollections,
): RowPrice[] {
  return rows.flatMap(({ row, id, changed }) => {
    const document = stored.get(row.collection.name)?.get(id ?? '');
    const [column, cell] = [...row.cells].find(([one]) => one.field === field) ?? [];
    if (id === undefined || column === undefined || cell === undefined) return [];
    const now = rupeesIn(cell, column);
    const isRead = changed.has(column);
    if (isRead && !document) return [];
    const before = isRead ? rupeesIn(cellOf(document?.fields[field], column), column) : now;
    return [{ row: row.row, column, before, now, isChanged: before !== now }];
  });
}

function rupeesIn(cell: Cell, { kind }: Column): number | undefined {
  const reading = readCell(cell, kind);
  return 'value' in reading && typeof reading.value === 'number' ? reading.value : undefined;
}

function slipsIn(prices: readonly RowPrice[]): Refusal[] {
  const moved = movedPrices(prices);
  return prices.flatMap(({ row, column, before, now, isChanged }) => {
    if (!isChanged) return [];
    const reason = moved ? sheetWords.movedPrices(moved) : farReason(before, now);
    return reason ? [{ row, column: column.heading, reason }] : [];
  });
}

/** A price falls or rises by half at most in a day's work. A zero too few or too many is more. */
function farReason(before: number | undefined, now: number | undefined): string | undefined {
  if (!before || !now || Math.abs(now - before) * 2 <= before) return undefined;
  return sheetWords.farPrice(now, before);
}

function withoutPrices({ row, changed, ...one }: ComparedRow): ComparedRow {
  const isHeld = (column: Column) => together.includes(column.field) && changed.has(column);
  const cells = [...row.cells].map(
    ([column, cell]) => [column, isHeld(column) ? HELD : cell] as const,
  );
  const left = [...changed].filter(([column]) => !isHeld(column));
  return { ...one, row: { ...row, cells: new Map(cells) }, changed: new Map(left) };
}
