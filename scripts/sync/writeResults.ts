import { spellingKey } from '../../src/catalogue/spellingKey';
import { sheetMessages } from '../../src/messages/sheetMessages';
import { indianTime } from '../../src/shop/indianTime';
import { ownersLanguage } from '../../src/shop/ownersLanguage';
import { shop } from '../../src/shop/shop';
import { columnLetters } from '../sheet/columnLetters';
import { type Cell, SheetError } from '../sheet/SheetTable';
import type { AppliedSync } from './applySync';
import type { GoogleDrive, RangeValues } from './GoogleDrive';
import { placeOfRow, type SheetTabs } from './readSheetTabs';

const HEADING = 'Result';

/** An earlier run may have been in another language. */
const good = Object.values(sheetMessages).map(({ onSite }) => onSite);

/**
 * Writes into the column Result of each tab what became of its rows, in the owner's language; why a row was refused, in
 * English. Only cells that say something else now. Where the sheet is not shared for writing, one line says so, and the
 * run is as good.
 */
export async function writeResults(
  google: GoogleDrive,
  sheet: string,
  applied: Pick<AppliedSync, 'tabs' | 'written' | 'reasons' | 'remarks'>,
  at: string,
  say: (line: string) => void,
): Promise<void> {
  const { date, minutes } = indianTime(Date.parse(at));
  const since = sheetMessages[ownersLanguage(shop)].onSiteSince(date, minutes);
  const data = applied.tabs.tabs
    .filter(({ name }) => applied.tabs.headings.has(name))
    .flatMap((tab) => rangeOf(tab, applied, since) ?? []);
  if (data.length === 0) return;
  try {
    await google.write(sheet, data);
  } catch (cause) {
    if (!(cause instanceof SheetError)) throw cause;
    say(`The column ${HEADING} was not written: share the sheet with the account as Editor.`);
  }
}

function rangeOf(
  tab: SheetTabs['tabs'][number],
  { tabs, written, reasons, remarks }: Parameters<typeof writeResults>[2],
  since: string,
): RangeValues | undefined {
  const [headings = [], ...rows] = tab.table;
  const found = headings.findIndex((cell) => spellingKey(String(cell)) === spellingKey(HEADING));
  // Right of the headings there may be notes, which stay.
  const filled = Math.max(...tab.table.map((cells) => cells.findLastIndex(isFilled) + 1));
  const column = found < 0 ? filled : found;
  const place = tabs.tabs.indexOf(tab);
  const numbers = new Map(
    [...written, ...reasons.keys(), ...remarks.keys()].flatMap((row) => {
      const own = placeOfRow(row, tabs.tabs);
      return own.place === place ? [[own.row, row] as const] : [];
    }),
  );
  const values = rows.map((cells, index) => {
    const now = String(cells[column] ?? '');
    const row = numbers.get(index + 2) ?? -1;
    const before = good.some((text) => now.startsWith(text)) ? now.split('. ')[0] : onSite();
    const remark = remarks.get(row);
    const done = written.has(row) ? since : remark && before;
    const wanted = wantedResult(now, reasons.get(row), remark ? `${done}. ${remark}` : done);
    return [wanted === now ? null : wanted];
  });
  if (values.every(([value]) => value === null)) return undefined;
  const letters = columnLetters(column);
  return {
    range: `'${tab.name.replaceAll("'", "''")}'!${letters}1:${letters}${rows.length + 1}`,
    values: [[found < 0 ? HEADING : null], ...values],
  };
}

function isFilled(cell: Cell): boolean {
  return String(cell).trim() !== '';
}

/** An earlier reason goes when the row is as the site has it. */
function wantedResult(now: string, reason: string | undefined, since: string | undefined): string {
  if (reason !== undefined) return reason;
  if (since !== undefined) return since;
  const isGood = now === '' || good.some((text) => now.startsWith(text));
  return isGood ? now : onSite();
}

function onSite(): string {
  return sheetMessages[ownersLanguage(shop)].onSite;
}
