import type { StoredCollections } from '../database/listDocuments';
import type { Column } from '../sheet/Column';
import { cellOf } from '../sheet/cellOf';
import { readCell } from '../sheet/readCell';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import type { ComparedRow } from './compareRows';
import { movedPrices, type PriceLine } from './movedPrices';
import { placeOfRow, type SheetTabs } from './readSheetTabs';

/** They contradict each other if one is taken alone. */
const watched = ['price', 'mrp'];
const together = ['price', 'mrp', 'off'];

/** Holds back prices that look like a slip, and the row's other changed prices: they become faults of the row. */
export function holdSlips(
  compared: readonly ComparedRow[],
  stored: StoredCollections,
  tabs: SheetTabs['tabs'],
): ComparedRow[] {
  const held = tabs.flatMap((_tab, place) => {
    const rows = compared.filter(({ row }) => placeOfRow(row.row, tabs).place === place);
    return watched.flatMap((field) => slipsIn(pricesIn(rows, field, stored)));
  });
  return compared.map((one) => {
    const own = held.filter(({ row }) => row === one.row.row);
    return own.length > 0 ? withoutPrices(one, own) : one;
  });
}

interface RowPrice extends PriceLine {
  readonly row: number;
  readonly column: Column;
  readonly isChanged: boolean;
}

interface Slip {
  readonly row: number;
  readonly column: Column;
  readonly reason: string;
}

/** Of rows with documents. Before: as the last run read them. */
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

function slipsIn(prices: readonly RowPrice[]): Slip[] {
  const moved = movedPrices(prices);
  return prices.flatMap(({ row, column, before, now, isChanged }) => {
    if (!isChanged) return [];
    const reason = moved ? refusalWords().movedPrices(moved) : farReason(before, now);
    return reason ? [{ row, column, reason }] : [];
  });
}

/** A day's work at most halves or doubles a price. A zero too few or too many is more. */
function farReason(before: number | undefined, now: number | undefined): string | undefined {
  if (!before || !now || Math.abs(now - before) * 2 <= before) return undefined;
  return refusalWords().farPrice(now, before);
}

function withoutPrices({ row, changed, ...one }: ComparedRow, slips: readonly Slip[]): ComparedRow {
  const held = [...changed.keys()].filter(({ field }) => together.includes(field));
  const without = (cells: ReadonlyMap<Column, Cell>) =>
    new Map([...cells].filter(([column]) => !held.includes(column)));
  const [first] = slips;
  const faults = held.map((column) => {
    const own = slips.find((slip) => slip.column === column);
    const reason = own?.reason ?? refusalWords().heldWith(first?.column.heading ?? '');
    return { row: row.row, column: column.heading, reason };
  });
  return {
    ...one,
    row: { ...row, cells: without(row.cells), faults: [...(row.faults ?? []), ...faults] },
    changed: without(changed),
  };
}
