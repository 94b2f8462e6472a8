import type { Refusal, SheetRow } from './parseRows';

/** Rows without what was refused of them: whole rows, or single cells. */
export function leaveOut<Row extends SheetRow>(
  rows: readonly Row[],
  refused: readonly Refusal[],
): Row[] {
  const whole = new Set(refused.filter(({ cellOnly }) => !cellOnly).map(({ row }) => row));
  const cells = new Set(refused.map(({ row, column }) => `${row} ${column}`));
  return rows
    .filter(({ row }) => !whole.has(row))
    .map((row) => ({
      ...row,
      cells: new Map([...row.cells].filter(([{ heading }]) => !cells.has(`${row.row} ${heading}`))),
    }));
}
