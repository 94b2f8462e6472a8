import type { GoogleAuth } from 'google-auth-library';
import { colToLetter } from 'hucre/xlsx';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf, type GoogleFault } from '../database/GoogleFault';
import { BusyError, type CellText, DeskError, type Sheet, type Table } from './Sheet';
import { tabs } from './tabs';

/**
 * The owner's Google Sheet. Cells are read as they are shown. Source:
 * developers.google.com/workspace/sheets/api/reference/rest (spreadsheets.get, values.batchGet, values.batchUpdate).
 */
export class GoogleSheet implements Sheet {
  readonly #account: GoogleAuth;
  readonly #words: DeskMessages;
  readonly #url: string;

  /** @param id The sheet's, from its address. */
  constructor(account: GoogleAuth, id: string, words: DeskMessages) {
    this.#account = account;
    this.#words = words;
    this.#url = `https://sheets.googleapis.com/v4/spreadsheets/${id}`;
  }

  async read(): Promise<Map<string, Table>> {
    try {
      const names = await this.#names();
      if (names.length === 0) return new Map();
      const ranges = names.map(quoted);
      const { data } = await this.#account.request<{ valueRanges?: { values?: unknown[][] }[] }>({
        url: `${this.#url}/values:batchGet`,
        params: { ranges, valueRenderOption: 'FORMATTED_VALUE' },
      });
      const tables = (data.valueRanges ?? []).map(({ values = [] }) =>
        values.map((row) => row.map(String)),
      );
      return new Map(names.map((name, at) => [name, tables[at] ?? []]));
    } catch (cause) {
      const fault = faultOf(cause);
      if (!isBusy(fault)) throw new DeskError(whyNoSheet(fault), { cause });
      throw new BusyError(
        `Google can't be asked for the sheet now, and is asked again in the next run: ${fault.message}`,
        { cause },
      );
    }
  }

  async #names(): Promise<string[]> {
    const { data } = await this.#account.request<{
      sheets?: { properties: { title: string; hidden?: boolean } }[];
    }>({ url: this.#url, params: { fields: 'sheets.properties(title,hidden)' } });
    const shown = (data.sheets ?? []).filter(({ properties }) => !properties.hidden);
    const names = shown.map(({ properties }) => properties.title);
    return names.filter((name) => tabs.some((tab) => tab.name === name));
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const data = cells.map(({ row, column, text }) => ({
      range: `${quoted(tab)}!${colToLetter(column)}${row + 1}`,
      values: [[text]],
    }));
    const url = `${this.#url}/values:batchUpdate`;
    await this.#account
      .request({ url, method: 'POST', data: { valueInputOption: 'RAW', data } })
      .catch((cause: unknown) => {
        throw this.#whyNotWritten(cause);
      });
  }

  #whyNotWritten(cause: unknown): DeskError {
    const fault = faultOf(cause);
    const { status, message } = fault;
    const { isProtected, noRoom, notEditor } = this.#words;
    if (isBusy(fault)) return new BusyError(this.#words.isBusy, { cause });
    if (/protected/i.test(message)) return new DeskError(isProtected, { cause });
    if (/exceeds grid limits/i.test(message)) return new DeskError(noRoom, { cause });
    return new DeskError(status === 403 || status === 404 ? notEditor : message, { cause });
  }
}

function quoted(tab: string): string {
  return `'${tab.replaceAll("'", "''")}'`;
}

function isBusy({ status = 0 }: GoogleFault): boolean {
  return status === 0 || status === 429 || status >= 500;
}

/** Why the sheet can't be read, and what to do, by the reason that Google gives (google.aip.dev/193). */
function whyNoSheet({ reasons, message }: GoogleFault): string {
  if (reasons.includes('FAILED_PRECONDITION'))
    return 'This is an Excel file in Drive and no Google Sheet: open it in Google Sheets, choose File, Save as Google Sheets, share the new sheet, and put its address into CATALOGUE_SHEET.';
  if (reasons.includes('SERVICE_DISABLED'))
    return `Google says: ${message} Turn on the Google Sheets API for the project, and wait five minutes.`;
  return 'The sheet is not shared: in Google Sheets choose Share, and add the e-mail of the service account (client_email in its key file) as Editor.';
}
