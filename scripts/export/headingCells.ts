import type { Cell } from 'hucre/xlsx';

/** A font that has a weight alone would have neither name nor size. */
const BOLD = { font: { name: 'Calibri', size: 11, bold: true } };

/**
 * What the headings of a sheet have beside their texts: bold letters, and notes.
 * @param notes one for each column, undefined for a column without.
 * @returns by row and column, as the library for workbooks names cells: "0,2".
 */
export function headingCells(notes: readonly (string | undefined)[]): Map<string, Partial<Cell>> {
  const cells = notes.map((text) => ({ style: BOLD, ...(text ? { comment: { text } } : {}) }));
  return new Map(cells.map((cell, column) => [`0,${column}`, cell]));
}
