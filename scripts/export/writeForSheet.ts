import { writeXlsx } from 'hucre/xlsx';
import type { Column } from '../sheet/Column';
import { columnHelp } from '../sheet/columnHelp';
import { LISTS_TAB } from '../sheet/listsTab';
import { headingCells } from './headingCells';
import { sheetLists } from './sheetLists';
import type { SheetTab } from './sheetTabs';
import { writtenCell } from './writtenCell';

/** In characters: a phone shows some 40 beside each other. */
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

/**
 * The workbook of the owner's sheet: a tab for each group of shelves and each fact of the shop, headings and titles that stay in sight, lists to
 * choose from, and help on the headings.
 */
export function writeForSheet(tabs: readonly SheetTab[]): Promise<Uint8Array> {
  const sheets = tabs.map((tab, at) => {
    const headings = [...tab.columns, RESULT];
    return {
      // The signs that no tab's name may have, and its length.
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
