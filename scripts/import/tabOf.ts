import { rangeRef, type Sheet } from 'hucre/xlsx';
import { MOST_ROWS } from '../sheet/mostRows';
import type { Cell } from '../sheet/SheetTable';
import { shownIn } from './shownIn';
import type { Tab } from './Tab';

/**
 * A sheet of a workbook as the tools read it, without the empty cells and rows at its ends. Of rows beyond those that
 * `refuseUnfit` allows there is one.
 */
export function tabOf({ name, rows, cells, rowDefs, merges, ...sheet }: Sheet): Tab {
  const table = rows.map((row): Cell[] => row.map((value) => value ?? ''));
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const own = table[row];
    // A note may stand at a place that has no cell.
    if (own && column < own.length) own[column] = shownIn(cell);
  }
  const filled = table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  const length = filled.findLastIndex((row) => row.length > 0) + 1;
  return {
    name,
    table: filled.slice(0, Math.min(length, MOST_ROWS + 2)),
    hidden: new Set([...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row + 1 : []))),
    merged: (merges ?? []).map((at) => rangeRef(at.startRow, at.startCol, at.endRow, at.endCol)),
    isHidden: Boolean(sheet.hidden || sheet.veryHidden),
  };
}
