import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import type { Tab } from '../import/readTabs';
import { columnLetters } from '../sheet/columnLetters';
import { type Cell, SheetError } from '../sheet/SheetTable';
import type { GoogleDrive, RangeValues } from './GoogleDrive';
import { numberThrough, placeOfRow, type SheetTabs } from './readSheetTabs';
import { sheetWords } from './sheetWords';

/**
 * Writes changed cells of the column Result, or says in one line that the sheet is not shared for
 * writing.
 * @param results By the rows' numbers through all tabs.
 */
export async function writeResults(
  google: GoogleDrive,
  sheet: string,
  { tabs, headings }: Pick<SheetTabs, 'tabs' | 'headings'>,
  results: ReadonlyMap<number, string>,
  say: (line: string) => void,
): Promise<void> {
  const data = tabs.flatMap((tab, place) =>
    headings.has(tab.name)
      ? (rangeOf(tab, (row) => results.get(numberThrough(row, place))) ?? [])
      : [],
  );
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
  wanted: (row: number) => string | undefined,
): RangeValues | undefined {
  const { column, isNew } = resultColumn(tab);
  const values = tab.table.slice(1).map((cells, index) => {
    const now = String(cells[column] ?? '');
    const text = wanted(index + 2) ?? now;
    return [text === now ? null : text];
  });
  if (values.every(([value]) => value === null)) return undefined;
  const letters = columnLetters(column);
  return {
    range: `'${tab.name.replaceAll("'", "''")}'!${letters}1:${letters}${values.length + 1}`,
    values: [[isNew ? sheetWords.result : null], ...values],
  };
}

/** What Result says of a row, by its number through all tabs; empty without the column. */
export function resultsNow(tabs: SheetTabs['tabs']): (row: number) => string {
  const columns = tabs.map((tab) => resultColumn(tab).column);
  return (number) => {
    const { place, row } = placeOfRow(number, tabs);
    return String(tabs[place]?.table[row - 1]?.[columns[place] ?? -1] ?? '');
  };
}

/** At its heading, else the first right of all headings and notes. */
function resultColumn({ table }: Pick<Tab, 'table'>): {
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
