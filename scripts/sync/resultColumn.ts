import { spellingKey } from '../../src/catalogue/spellingKey';
import type { Tab } from '../import/readTabs';
import type { Cell } from '../sheet/SheetTable';
import { sheetWords } from './sheetWords';

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
