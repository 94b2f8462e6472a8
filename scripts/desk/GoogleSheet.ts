import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { colToLetter } from 'hucre/xlsx';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';
import { BusyError, type CellText, DeskError, type Sheet, type Table } from './Sheet';
import { tabNamed } from './tabs';

/** The owner's Google Sheet. */
export class GoogleSheet implements Sheet {
  readonly #sheets: sheets_v4.Sheets;
  readonly #email: string;
  readonly #id: string;
  readonly #words: DeskMessages;

  /** @param id The sheet's, from its address. */
  constructor({ auth, email }: Account, id: string, words: DeskMessages) {
    this.#sheets = sheets({ version: 'v4', auth });
    this.#email = email;
    this.#id = id;
    this.#words = words;
  }

  /** Cells are read as they are shown; a cell with a picture as its formula, because it shows no text. */
  async read(): Promise<Map<string, Table>> {
    try {
      const names = await this.#names();
      if (names.length === 0) return new Map();
      const shown = await this.#values(names, 'FORMATTED_VALUE');
      const formulas = await this.#values(names, 'FORMULA');
      return new Map(names.map((name, at) => [name, findPictures(shown[at], formulas[at])]));
    } catch (cause) {
      throw this.#whyNot(cause, this.#words.notShared);
    }
  }

  async #names(): Promise<string[]> {
    const { data } = await this.#sheets.spreadsheets.get({
      spreadsheetId: this.#id,
      fields: 'sheets.properties(title,hidden)',
    });
    const all = (data.sheets ?? []).flatMap(({ properties }) => properties ?? []);
    const names = all.flatMap(({ title, hidden }) => (title && !hidden ? title : []));
    return names.filter((name) => tabNamed(name) !== undefined);
  }

  async #values(names: readonly string[], valueRenderOption: string): Promise<string[][][]> {
    const ranges = names.map(quoted);
    const params = { spreadsheetId: this.#id, ranges, valueRenderOption };
    const { data } = await this.#sheets.spreadsheets.values.batchGet(params);
    return (data.valueRanges ?? []).map(({ values }) =>
      (values ?? []).map((row) => row.map(String)),
    );
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const data = cells.map(({ row, column, text }) => ({
      range: `${quoted(tab)}!${colToLetter(column)}${row + 1}`,
      values: [[text]],
    }));
    const requestBody = { valueInputOption: 'RAW', data };
    await this.#sheets.spreadsheets.values
      .batchUpdate({ spreadsheetId: this.#id, requestBody })
      .catch((cause: unknown) => {
        throw this.#whyNot(cause, this.#words.notEditor);
      });
  }

  /**
   * By the reason that Google gives (google.aip.dev/193).
   * @param closed What to say when the account may not.
   */
  #whyNot(cause: unknown, closed: (email: string) => string): DeskError {
    const { status = 0, reasons, message } = faultOf(cause);
    const { isBusy, isExcel, apiOff, isProtected, noRoom, sheetRefused } = this.#words;
    if (status === 0 || status === 429 || status >= 500)
      return new BusyError(isBusy(message), { cause });
    const answer = () => {
      if (reasons.includes('FAILED_PRECONDITION')) return isExcel;
      if (reasons.includes('SERVICE_DISABLED')) return apiOff(message);
      if (/protected/i.test(message)) return isProtected;
      if (/exceeds grid limits/i.test(message)) return noRoom;
      return status === 403 || status === 404 ? closed(this.#email) : sheetRefused(message);
    };
    return new DeskError(answer(), { cause });
  }
}

function quoted(tab: string): string {
  return `'${tab.replaceAll("'", "''")}'`;
}

/** Cells of a formula IMAGE, which shows no text, as their formula. */
function findPictures(shown: readonly string[][] = [], formulas: readonly string[][] = []): Table {
  return formulas.map((row, at) =>
    row.map((formula, column) => {
      const text = shown[at]?.[column] ?? '';
      return text === '' && /^=.*\bIMAGE\(/i.test(formula) ? formula : text;
    }),
  );
}
