import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { colToLetter } from 'hucre/xlsx';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';
import { BusyError, type CellText, DeskError, type Sheet, type Table } from './Sheet';
import { tabNamed } from './tabs';

const NAMES = 'sheets.properties(title,hidden)';
const CELLS =
  'sheets(properties.title,data.rowData.values(formattedValue,userEnteredValue.formulaValue))';

/** The owner's Google Sheet. */
export class GoogleSheet implements Sheet {
  readonly #sheets: sheets_v4.Resource$Spreadsheets;
  readonly #email: string;
  readonly #id: string;
  readonly #words: DeskMessages;

  /** @param id The sheet's, from its address. */
  constructor({ auth, email }: Account, id: string, words: DeskMessages) {
    this.#sheets = sheets({ version: 'v4', auth }).spreadsheets;
    this.#email = email;
    this.#id = id;
    this.#words = words;
  }

  async read(): Promise<Map<string, Table>> {
    try {
      const shown = (await this.#get({ fields: NAMES })).filter(
        ({ properties }) => !properties?.hidden,
      );
      const ranges = shown
        .map(nameOf)
        .filter((name) => tabNamed(name) !== undefined)
        .map(quoted);
      const read = ranges.length > 0 ? await this.#get({ ranges, fields: CELLS }) : [];
      return new Map(read.map((sheet) => [nameOf(sheet), tableOf(sheet)]));
    } catch (cause) {
      throw this.#whyNot(cause, this.#words.notShared);
    }
  }

  async #get(params: { readonly fields: string; readonly ranges?: string[] }) {
    const { data } = await this.#sheets.get({ spreadsheetId: this.#id, ...params });
    return data.sheets ?? [];
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const data = cells.map(({ row, column, text }) => ({
      range: `${quoted(tab)}!${colToLetter(column)}${row + 1}`,
      values: [[text]],
    }));
    const requestBody = { valueInputOption: 'RAW', data };
    await this.#sheets.values
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

function nameOf({ properties }: sheets_v4.Schema$Sheet): string {
  return properties?.title ?? '';
}

function quoted(tab: string): string {
  return `'${tab.replaceAll("'", "''")}'`;
}

/** Cells as they are shown; one of a formula IMAGE, which shows no text, as its formula. */
function tableOf({ data: [grid] = [] }: sheets_v4.Schema$Sheet): Table {
  const rows = grid?.rowData ?? [];
  return rows.map(({ values = [] }) =>
    values.map(({ formattedValue, userEnteredValue }) => {
      const formula = userEnteredValue?.formulaValue ?? '';
      return formattedValue || (/^=.*\bIMAGE\(/i.test(formula) ? formula : '');
    }),
  );
}
