import { readFile, writeFile } from 'node:fs/promises';
import { formatValue } from 'hucre';
import { type Sheet as BookSheet, type Cell, openXlsx, readXlsx, saveXlsx } from 'hucre/xlsx';
import { plainReason } from '../plainReason';
import { type CellText, DeskError, type Sheet } from './Sheet';
import { tabNamed } from './tabs';

/** A workbook (.xlsx) as the sheet. */
export function fileSheet(file: string): Sheet {
  const fail = (cause: unknown): never => {
    throw new DeskError(`${file}: ${plainReason(cause)}`, { cause });
  };
  const failBook = (cause: unknown) =>
    fail(`it is no whole workbook: save it as .xlsx, without a password. ${plainReason(cause)}`);
  return {
    async read() {
      const bytes = await readFile(file).catch(fail);
      const sheets = ({ name }: { readonly name: string }) => tabNamed(name) !== undefined;
      const book = await readXlsx(bytes, { readStyles: true, sheets }).catch(failBook);
      const shown = book.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
      return new Map(shown.map((sheet) => [sheet.name, tableOf(sheet)]));
    },
    async write(tab, cells) {
      const book = await openXlsx(await readFile(file).catch(fail), { readStyles: true });
      const sheet = book.sheets.find(({ name }) => name === tab);
      if (sheet) for (const cell of cells) setText(sheet, cell);
      await writeFile(file, await saveXlsx(book)).catch(fail);
    },
  };
}

function setText({ rows, cells }: BookSheet, { row, column, text }: CellText): void {
  while (rows.length <= row) rows.push([]);
  const line = rows[row] ?? [];
  while (line.length <= column) line.push(null);
  line[column] = text;
  const cell = cells?.get(`${row},${column}`);
  if (cell) cells?.set(`${row},${column}`, { ...cell, type: 'string', value: text });
}

function tableOf({ rows, cells }: BookSheet): string[][] {
  return rows.map((row, at) =>
    row.map((value, column) => shownText(value, cells?.get(`${at},${column}`))),
  );
}

/** A cell's text as spreadsheets show it, in its format. Without one, a number has the eleven digits of "General". */
function shownText(value: unknown, cell: Cell | undefined): string {
  const { formula = '' } = cell ?? {};
  // As in Google Sheets: a picture in the cell has no text, but a formula.
  if (/\bIMAGE\(/i.test(formula)) return `=${formula}`;
  if (value === null || value === undefined) return formula ? '#ERROR!' : '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  const { numFmt = 'General' } = cell?.style ?? {};
  const isPlain = numFmt === 'General' || numFmt === '@';
  if (value instanceof Date) return formatValue(value, isPlain ? 'yyyy-mm-dd' : numFmt);
  if (typeof value !== 'number') return String(value);
  return isPlain ? String(Number(value.toPrecision(11))) : formatValue(value, numFmt);
}
