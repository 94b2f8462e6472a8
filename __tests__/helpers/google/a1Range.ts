import { GoogleError } from './GoogleError';

/** Cells of a tab: first and last row and column, from 0; a whole tab has Infinity. */
export interface CellRange {
  readonly tab: string;
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

const CELLS = /^([A-Z]*)(\d*)(?::([A-Z]*)(\d*))?$/;

/**
 * Parses A1 notation: `'My tab'!A1:B2`, `Hair!C3`, or `'Hair'`.
 * Source: developers.google.com/workspace/sheets/api/guides/concepts#cell.
 * @param tabs The sheet's. @throws GoogleError as Google answers what it can't parse, or a tab that is not there.
 */
export function a1Range(text: string, tabs: ReadonlyMap<string, unknown>): CellRange {
  const wrong = new GoogleError(400, `Unable to parse range: ${text}`);
  const [, quoted, bare, cells] = /^(?:'((?:[^']|'')+)'|([^'!:]+))(?:!(.+))?$/.exec(text) ?? [];
  const tab = quoted?.replaceAll("''", "'") ?? bare ?? '';
  if (!tabs.has(tab)) throw wrong;
  if (cells === undefined) return { tab, rows: [0, Infinity], columns: [0, Infinity] };
  const [, column = '', row = '', lastColumn = column, lastRow = row] = CELLS.exec(cells) ?? [];
  if (!column && !row) throw wrong;
  return {
    tab,
    rows: row ? [Number(row) - 1, lastRow ? Number(lastRow) - 1 : Infinity] : [0, Infinity],
    columns: column
      ? [columnNumber(column), lastColumn ? columnNumber(lastColumn) : Infinity]
      : [0, Infinity],
  };
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}
