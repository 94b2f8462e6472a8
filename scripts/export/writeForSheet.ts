import { type DataValidation, writeXlsx } from 'hucre/xlsx';
import type { Column } from '../sheet/Column';
import { columnHelp } from '../sheet/columnHelp';
import { columnLetters } from '../sheet/columnLetters';
import { LISTS_TAB } from '../sheet/sheetCollections';
import type { SheetTab } from './sheetTabs';
import { headingCells, writtenCell } from './writeSheet';

/** In characters: a phone shows some 40 of all columns together. */
const widths: Readonly<Record<string, number>> = {
  title: 20,
  shelf: 14,
  des: 24,
  img: 14,
  hours: 20,
  holidays: 30,
  rules: 30,
};
const NARROW = 9;
const USUAL = 12;
const RESULT = { field: 'result', heading: 'Result', width: 26 };

const LAST_ROW = 1000;

/** The workbook of the owner's sheet, with lists to choose from and help on the headings. */
export function writeForSheet(tabs: readonly SheetTab[]): Promise<Uint8Array> {
  const sheets = tabs.map((tab, at) => {
    const headings = [...tab.columns, RESULT];
    return {
      // A tab's name has at most 31 characters and none of these.
      name: tab.name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31),
      freezePane: { rows: 1, columns: 1 },
      columns: [...tab.columns.map(widthOf), { width: RESULT.width }],
      rows: [
        headings.map(({ heading }) => heading),
        ...tab.rows.map((row) => row.map(writtenCell)),
      ],
      cells: headingCells(headings.map(({ field }) => columnHelp[field])),
      dataValidations: sheetLists(tab, at),
    };
  });
  const longest = Math.max(...tabs.map(({ shelves }) => shelves.length));
  const lists = Array.from({ length: longest }, (_, at) =>
    tabs.map(({ shelves }) => shelves[at] ?? null),
  );
  return writeXlsx({ sheets: [...sheets, { name: LISTS_TAB, hidden: true, rows: lists }] });
}

function widthOf({ field, kind }: Column) {
  return { width: widths[field] ?? (kind === 'text' ? USUAL : NARROW) };
}

/**
 * Shelves to choose from have a tab of their own, because a cell's rule holds 255 characters
 * (ECMA-376 part 1, 18.3.1.32, dataValidation).
 * @param at The tab's place from 0, and its column's in the tab of lists.
 */
function sheetLists({ columns, shelves }: SheetTab, at: number): DataValidation[] {
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
