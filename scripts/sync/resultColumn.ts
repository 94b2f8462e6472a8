import { spellingKey } from '../../src/catalogue/spellingKey';
import type { Tab } from '../import/readTabs';
import { sheetWords } from './sheetWords';

/** The place of the column Result in a tab: that of its heading, else the first after all headings. */
export function resultColumn({ table: [headings = []] }: Tab): {
  readonly column: number;
  readonly isNew: boolean;
} {
  const result = spellingKey(sheetWords.result);
  const found = headings.findIndex((cell) => spellingKey(String(cell)) === result);
  const filled = headings.findLastIndex((cell) => String(cell).trim() !== '') + 1;
  return found < 0 ? { column: filled, isNew: true } : { column: found, isNew: false };
}
