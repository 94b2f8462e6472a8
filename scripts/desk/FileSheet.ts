import { readFileSync, writeFileSync } from 'node:fs';
import { formatValue } from 'hucre';
import { type Sheet as BookSheet, type Cell, openXlsx, readXlsx, saveXlsx } from 'hucre/xlsx';
import { plainReason } from '../plainReason';
import { type CellText, DeskError, type Sheet, type Table } from './Sheet';
import { tabNamed } from './tabs';

/** A workbook (.xlsx) as the sheet. */
export class FileSheet implements Sheet {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async read(): Promise<Map<string, Table>> {
    const bytes = this.#bytes();
    const isOurs = ({ name }: { readonly name: string }) => tabNamed(name) !== undefined;
    const { sheets } = await readXlsx(bytes, { readStyles: true, sheets: isOurs }).catch(
      (cause: unknown) => {
        throw new DeskError(
          `${this.#file} is no whole workbook: save it as .xlsx, without a password. ${plainReason(cause)}`,
        );
      },
    );
    const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
    return new Map(shown.map((sheet) => [sheet.name, tableOf(sheet)]));
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const book = await openXlsx(this.#bytes(), { readStyles: true });
    const sheet = book.sheets.find(({ name }) => name === tab);
    for (const { row, column, text } of cells) {
      if (!sheet) break;
      while (sheet.rows.length <= row) sheet.rows.push([]);
      const line = sheet.rows[row] ?? [];
      while (line.length <= column) line.push(null);
      line[column] = text;
      const cell = sheet.cells?.get(`${row},${column}`);
      if (cell) sheet.cells?.set(`${row},${column}`, { ...cell, type: 'string', value: text });
    }
    const saved = await saveXlsx(book);
    try {
      writeFileSync(this.#file, saved);
    } catch (cause) {
      throw new DeskError(`${this.#file}: ${plainReason(cause)}`, { cause });
    }
  }

  #bytes(): Uint8Array {
    try {
      return readFileSync(this.#file);
    } catch (cause) {
      throw new DeskError(`${this.#file}: ${plainReason(cause)}`, { cause });
    }
  }
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
