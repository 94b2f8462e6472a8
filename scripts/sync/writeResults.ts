import { spellingKey } from '../../src/catalogue/spellingKey';
import type { Tab } from '../import/readTabs';
import { columnLetters } from '../sheet/columnLetters';
import { type Cell, SheetError } from '../sheet/SheetTable';
import type { GoogleDrive, RangeValues } from './GoogleDrive';
import { placeOfRow, type SheetTabs } from './readSheetTabs';
import { type RowResult, resultText } from './resultText';
import { sheetWords } from './sheetWords';

/**
 * Writes into the column Result of each tab what became of its rows: only cells that say something else now. What visitors
 * see is in the owner's language; why a row was refused, in English. Where the sheet is not shared for writing, one line
 * says so, and the run is as good.
 * @param results by the numbers of the rows through all tabs.
 * @param at when the run was, in ISO form.
 */
export async function writeResults(
  google: GoogleDrive,
  sheet: string,
  { tabs, headings }: Pick<SheetTabs, 'tabs' | 'headings'>,
  results: ReadonlyMap<number, RowResult>,
  at: string,
  say: (line: string) => void,
): Promise<void> {
  const placed = [...results].map(([row, result]) => ({ ...placeOfRow(row, tabs), result }));
  const data = tabs.flatMap((tab, place) => {
    const own = placed.filter((one) => one.place === place);
    const byNumber = new Map(own.map(({ row, result }) => [row, result]));
    return headings.has(tab.name) ? (rangeOf(tab, byNumber, at) ?? []) : [];
  });
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
  tab: SheetTabs['tabs'][number],
  results: ReadonlyMap<number, RowResult>,
  at: string,
): RangeValues | undefined {
  const { column, isNew } = resultColumn(tab);
  const values = tab.table.slice(1).map((cells, index) => {
    const now = String(cells[column] ?? '');
    const result = results.get(index + 2);
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

/** The place of the column Result in a tab: that of its heading, else the first right of all headings and notes. */
export function resultColumn({ table }: Pick<Tab, 'table'>): {
  readonly column: number;
  readonly isNew: boolean;
} {
  const [headings = []] = table;
  const result = spellingKey(sheetWords.result);
  const found = headings.findIndex((cell) => spellingKey(String(cell)) === result);
  if (found >= 0) return { column: found, isNew: false };
  const isFilled = (cell: Cell) => String(cell).trim() !== '';
  const ends = table.map((cells) => cells.findLastIndex(isFilled) + 1);
  return { column: Math.max(0, ...ends), isNew: true };
}
