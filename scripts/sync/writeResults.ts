import type { Tab } from '../import/readTabs';
import { columnLetters } from '../sheet/columnLetters';
import { SheetError } from '../sheet/SheetTable';
import type { AppliedSync } from './applySync';
import type { GoogleDrive, RangeValues } from './GoogleDrive';
import { placeOfRow } from './readSheetTabs';
import { resultColumn } from './resultColumn';
import { resultText } from './resultText';
import { sheetWords } from './sheetWords';

/**
 * Writes into the column Result of each tab what became of its rows: only cells that say something else now. Where the
 * sheet is not shared for writing, one line says so, and the run is as good.
 */
export async function writeResults(
  google: GoogleDrive,
  sheet: string,
  applied: Pick<AppliedSync, 'tabs' | 'results'>,
  at: string,
  say: (line: string) => void,
): Promise<void> {
  const data = applied.tabs.tabs
    .filter(({ name }) => applied.tabs.headings.has(name))
    .flatMap((tab) => rangeOf(tab, applied, at) ?? []);
  if (data.length === 0) return;
  try {
    await google.write(sheet, data);
  } catch (cause) {
    if (!(cause instanceof SheetError)) throw cause;
    say(
      `The column ${sheetWords.result} was not written: share the sheet with the account as Editor.`,
    );
  }
}

function rangeOf(
  tab: Tab,
  { tabs, results }: Parameters<typeof writeResults>[2],
  at: string,
): RangeValues | undefined {
  const { column, isNew } = resultColumn(tab);
  const own = [...results].flatMap(([row, result]) => {
    const place = placeOfRow(row, tabs.tabs);
    return tabs.tabs[place.place] === tab ? [[place.row, result] as const] : [];
  });
  const byNumber = new Map(own);
  const values = tab.table.slice(1).map((cells, index) => {
    const now = String(cells[column] ?? '');
    const result = byNumber.get(index + 2);
    const wanted = result ? resultText(now, result, at) : now;
    return [wanted === now ? null : wanted];
  });
  if (values.every(([value]) => value === null)) return undefined;
  const letters = columnLetters(column);
  return {
    range: `'${tab.name.replaceAll("'", "''")}'!${letters}1:${letters}${values.length + 1}`,
    values: [[isNew ? sheetWords.result : null], ...values],
  };
}
