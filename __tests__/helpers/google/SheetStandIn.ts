import type { sheets_v4 } from '@googleapis/sheets';
import { setCell } from '../aDesk';
import { a1Range, type CellRange } from './a1Range';
import { GoogleError } from './GoogleError';

/** The size of a new tab. */
const NEW_TAB = { rowCount: 1000, columnCount: 26 };

/** One Google Sheet. What it refuses, and in which words, is Google's. */
export class SheetStandIn {
  /** As in its address. */
  readonly id = 'the-sheet-of-a-test-shop';
  /** Tabs as they are shown. */
  readonly tables = new Map<string, string[][]>();
  readonly hidden = new Set<string>();
  /** Formulas by tab and cell, such as Makeup!C2; what the cell shows stands in its table. */
  readonly formulas = new Map<string, string>();
  /** Ranges that only the owner may change, such as Makeup!H1:I1000. */
  readonly guarded: string[] = [];
  /** Sizes of tabs that are not as large as new ones. */
  readonly sizes = new Map<string, { rowCount: number; columnCount: number }>();
  /** What the account may do. */
  role: 'Editor' | 'Viewer' | 'none' = 'Editor';
  /** Whether it is an .xlsx file that was never saved as a Google Sheet. */
  isExcel = false;

  /**
   * The tabs that ranges are of, all without any.
   * Source: developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets/get.
   * @param ranges Of whole tabs. @param hasData Whether their cells are asked for, by a parameter or by a mask of fields.
   */
  get(ranges: readonly string[], hasData: boolean): sheets_v4.Schema$Spreadsheet {
    this.#let('Viewer');
    const asked = ranges.map((text) => a1Range(text, this.tables).tab);
    const sheets = [...this.tables.keys()].map((title, index) => ({
      properties: {
        ...{ sheetId: index, title, index, sheetType: 'GRID' },
        gridProperties: this.#sizeOf(title),
        ...(this.hidden.has(title) ? { hidden: true } : {}),
      },
      ...(hasData ? { data: [this.#gridOf(title)] } : {}),
    }));
    return {
      ...{ spreadsheetId: this.id, properties: { title: 'My shop' } },
      sheets: sheets.filter(
        ({ properties }) => asked.length === 0 || asked.includes(properties.title),
      ),
    };
  }

  /** Writes all, or nothing. */
  batchUpdate({
    valueInputOption,
    data = [],
  }: sheets_v4.Schema$BatchUpdateValuesRequest): sheets_v4.Schema$BatchUpdateValuesResponse {
    this.#let('Editor');
    if (valueInputOption !== 'RAW' && valueInputOption !== 'USER_ENTERED')
      throw new GoogleError(400, "'valueInputOption' is required but not specified");
    const writes = data.map(({ range, values }) => ({
      range: a1Range(range ?? '', this.tables),
      values: values ?? [],
    }));
    for (const { range, values } of writes) this.#check(range, values);
    for (const { range, values } of writes)
      for (const [at, row] of values.entries())
        for (const [column, value] of row.entries()) this.#put(range, at, column, value);
    return { spreadsheetId: this.id, totalUpdatedCells: writes.length };
  }

  #let(role: 'Editor' | 'Viewer'): void {
    if (this.isExcel)
      throw new GoogleError(
        400,
        'This operation is not supported for this document',
        undefined,
        'FAILED_PRECONDITION',
      );
    if (this.role === 'none' || (role === 'Editor' && this.role !== 'Editor'))
      throw new GoogleError(403, 'The caller does not have permission');
  }

  /** A tab is at least as large as what was typed into it. */
  #sizeOf(tab: string) {
    const table = this.tables.get(tab) ?? [];
    const { rowCount, columnCount } = this.sizes.get(tab) ?? NEW_TAB;
    const widest = table.map(({ length }) => length);
    return {
      rowCount: Math.max(rowCount, table.length),
      columnCount: Math.max(columnCount, ...widest),
    };
  }

  /** Empty rows at the end are left out, and in an empty tab all. A cell that shows nothing has no formatted value. */
  #gridOf(tab: string): sheets_v4.Schema$GridData {
    const rows = (this.tables.get(tab) ?? []).map((row, at) =>
      row.map((shown, column): sheets_v4.Schema$CellData => {
        const formulaValue = this.formulas.get(nameOf(tab, at, column));
        const typed = formulaValue ? { formulaValue } : { stringValue: shown };
        const isEmpty = shown === '' && !formulaValue;
        return isEmpty
          ? {}
          : { ...(shown ? { formattedValue: shown } : {}), userEnteredValue: typed };
      }),
    );
    const last = rows.findLastIndex((row) => row.some(({ userEnteredValue }) => userEnteredValue));
    const rowData = rows.slice(0, last + 1).map((values) => (values.length > 0 ? { values } : {}));
    return rowData.length > 0 ? { rowData } : {};
  }

  #check({ tab, rows, columns }: CellRange, values: readonly unknown[][]): void {
    const { rowCount, columnCount } = this.#sizeOf(tab);
    const last = columns[0] + Math.max(1, ...values.map(({ length }) => length)) - 1;
    if (rows[0] + values.length > rowCount || last >= columnCount)
      throw new GoogleError(
        400,
        `Range (${nameOf(tab, rows[0], columns[0])}) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`,
      );
    if (rows[0] + values.length - 1 > rows[1] || last > columns[1])
      throw new GoogleError(
        400,
        `Requested writing within range [${nameOf(tab, rows[0], columns[0])}], but tried writing to column [${last}]`,
      );
    for (const guarded of this.guarded.map((text) => a1Range(text, this.tables)))
      if (
        guarded.tab === tab &&
        rows[0] <= guarded.rows[1] &&
        rows[0] + values.length > guarded.rows[0] &&
        columns[0] <= guarded.columns[1] &&
        last >= guarded.columns[0]
      )
        throw new GoogleError(
          400,
          'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
        );
  }

  #put({ tab, rows, columns }: CellRange, row: number, column: number, value: unknown): void {
    const [at, to] = [rows[0] + row, columns[0] + column];
    setCell(this.tables.get(tab) ?? [], at, to, String(value ?? ''));
    this.formulas.delete(nameOf(tab, at, to));
  }
}

function nameOf(tab: string, row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${tab}!${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}
