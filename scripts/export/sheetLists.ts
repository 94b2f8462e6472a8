import type { DataValidation } from 'hucre/xlsx';
import { columnLetters } from '../sheet/columnLetters';
import { LISTS_TAB } from '../sheet/listsTab';
import type { SheetTab } from './sheetTabs';

/** New rows have the lists, too. */
const LAST_ROW = 1000;

/**
 * The lists to choose from in a tab. The shelves stand in a tab of their own, because a cell's own rule has room for 255
 * characters. Source: ECMA-376 part 1, 18.3.1.32 (dataValidation).
 * @param at the tab's place in the workbook, and its column's in the tab of lists; the first is 0.
 */
export function sheetLists({ columns, shelves }: SheetTab, at: number): DataValidation[] {
  const letter = columnLetters(at);
  const names = { formula1: `${LISTS_TAB}!$${letter}$1:$${letter}$${shelves.length}` };
  return columns.flatMap(({ field, kind }, place) => {
    if (field !== 'shelf' && kind !== 'yesNo') return [];
    return {
      type: 'list',
      errorStyle: 'warning',
      allowBlank: true,
      showErrorMessage: true,
      range: `${columnLetters(place)}2:${columnLetters(place)}${LAST_ROW}`,
      ...(field === 'shelf' ? names : { values: ['yes', 'no'] }),
    };
  });
}
