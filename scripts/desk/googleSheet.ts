import { sheets, type sheets_v4 } from '@googleapis/sheets';
import { colToLetter } from 'hucre/xlsx';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { faultOf } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';
import { BusyError, DeskError, type Sheet, type Table } from './Sheet';
import { tabNamed } from './tabs';

const NAMES = 'sheets.properties(title,hidden)';
const CELLS =
  'sheets(properties.title,data.rowData.values(formattedValue,userEnteredValue.formulaValue))';

/**
 * The owner's Google Sheet.
 * @param spreadsheetId From its address.
 */
export function googleSheet(
  { auth, email }: Account,
  spreadsheetId: string,
  words: DeskMessages,
): Sheet {
  const { spreadsheets } = sheets({ version: 'v4', auth });

  async function tabsOf(params: { readonly fields: string; readonly ranges?: string[] }) {
    const { data } = await spreadsheets
      .get({ spreadsheetId, ...params })
      .catch((cause) => fail(cause, words, words.notShared(email)));
    return data.sheets ?? [];
  }

  return {
    async read() {
      const all = await tabsOf({ fields: NAMES });
      const names = all.filter(({ properties }) => !properties?.hidden).map(nameOf);
      const ranges = names.filter((name) => tabNamed(name)).map(quoted);
      const read = ranges.length > 0 ? await tabsOf({ ranges, fields: CELLS }) : [];
      return new Map(read.map((sheet) => [nameOf(sheet), tableOf(sheet)]));
    },
    async write(tab, cells) {
      const data = cells.map(({ row, column, text }) => ({
        range: `${quoted(tab)}!${colToLetter(column)}${row + 1}`,
        values: [[text]],
      }));
      const requestBody = { valueInputOption: 'RAW', data };
      await spreadsheets.values
        .batchUpdate({ spreadsheetId, requestBody })
        .catch((cause) => fail(cause, words, words.notEditor(email)));
    },
  };
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

/**
 * Says why Google refused, by the reason that it gives (google.aip.dev/193).
 * @param closed What to say when the account may not.
 */
function fail(cause: unknown, words: DeskMessages, closed: string): never {
  const { status = 0, reasons, message } = faultOf(cause);
  if (status === 0 || status === 429 || status >= 500)
    throw new BusyError(words.isBusy(message), { cause });
  const answer = () => {
    if (reasons.includes('FAILED_PRECONDITION')) return words.isExcel;
    if (reasons.includes('SERVICE_DISABLED')) return words.apiOff(message);
    if (/protected/i.test(message)) return words.isProtected;
    if (/exceeds grid limits/i.test(message)) return words.noRoom;
    return status === 403 || status === 404 ? closed : words.sheetRefused(message);
  };
  throw new DeskError(answer(), { cause });
}
