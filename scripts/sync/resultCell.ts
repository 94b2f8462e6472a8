import type { Tab } from '../import/readTabs';
import { placeOfRow } from './readSheetTabs';
import { resultColumn } from './resultColumn';

/** What the column Result says of a row now. @param row its number through all tabs. */
export function resultCell(row: number, tabs: readonly Tab[]): string {
  const at = placeOfRow(row, tabs);
  const tab = tabs[at.place];
  return tab ? String(tab.table[at.row - 1]?.[resultColumn(tab).column] ?? '') : '';
}
