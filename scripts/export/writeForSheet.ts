import writeExcelFile from 'write-excel-file/node';
import type { Column } from '../sheet/Column';
import { LISTS_TAB } from '../sheet/listsTab';
import { sheetExtras } from './sheetExtras';
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
export function writeForSheet(tabs: readonly SheetTab[]): Promise<Buffer> {
  const sheets = tabs.map(({ name, columns, rows }) => ({
    // The signs that no tab's name may have, and its length.
    sheet: name.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: [...columns.map(widthOf), { width: RESULT.width }],
    data: [
      [...columns, RESULT].map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(writtenCell)),
    ],
  }));
  const fields = tabs.map(({ columns }) => [...columns.map(({ field }) => field), RESULT.field]);
  const longest = Math.max(...tabs.map(({ shelves }) => shelves.length));
  const lists = Array.from({ length: longest }, (_, at) =>
    tabs.map(({ shelves }) => shelves[at] ?? null),
  );
  return writeExcelFile([...sheets, { sheet: LISTS_TAB, data: lists }], {
    features: [sheetExtras(tabs, fields)],
  }).toBuffer();
}

function widthOf({ field, kind }: Column) {
  return { width: widths[field] ?? (kind === 'text' ? USUAL : NARROW) };
}
