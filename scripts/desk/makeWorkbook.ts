import { type Cell, type CellStyle, colToLetter, type DataValidation, writeXlsx } from 'hucre/xlsx';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { StoredCollections } from '../database/listDocuments';
import { type RowFields, shelfRows } from './cells';
import { helpOf } from './helpRow';
import { type Column, ownHeadings, type Tab, tabs } from './tabs';

/** The hidden tab with the shelves' names. A cell's own rule has room for 255 characters only. */
const LISTS = 'Lists';

/** How many rows have lists to choose from. */
const ROWS = 2000;

const font = { name: 'Calibri', size: 11 };
const grey = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E0E0E0' } } as const;
const styles = {
  heading: { font: { ...font, bold: true } },
  help: {
    font: { ...font, italic: true, color: { rgb: '666666' } },
    alignment: { wrapText: true },
  },
  /** As text, so that 4-6 stays as typed. */
  text: { font, numFmt: '@' },
  own: { font, numFmt: '@', fill: grey },
} as const satisfies Readonly<Record<string, CellStyle>>;

/** Widths of columns, in characters. A phone shows about 40 side by side. */
const widths: Readonly<Record<string, number>> = {
  title: 20,
  shelf: 14,
  des: 24,
  result: 40,
  hours: 24,
  delivery: 40,
};

/** The workbook of the owner's sheet, with all that is in the database. */
export function makeWorkbook(stored: StoredCollections, words: DeskMessages): Promise<Uint8Array> {
  const sheets = tabs.map((tab, at) => sheetOf(tab, at, stored, words));
  const lists = tabs.map(({ shelves }) => [...shelves.keys()]);
  const longest = Math.max(...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null));
  return writeXlsx({ sheets: [...sheets, { name: LISTS, hidden: true, rows }] });
}

/** A column of the workbook: of a document's field, or the program's own. */
type Written = Pick<Column, 'field' | 'heading'> & Partial<Pick<Column, 'kind' | 'group'>>;

function sheetOf(tab: Tab, at: number, stored: StoredCollections, words: DeskMessages) {
  const own = (field: keyof typeof ownHeadings) => ({ field, heading: ownHeadings[field] });
  const [first, ...others] = tab.columns;
  const columns: Written[] = [
    ...(first ? [first] : []),
    own('result'),
    ...(tab.kind === 'product' ? [own('shelf')] : []),
    ...others,
    own('id'),
  ];
  // A document with nothing to show gets no row: no run could take it.
  const rows = [...tab.shelves].flatMap(([shelf, collection]) =>
    [...shelfRows(tab, collection, stored.get(collection.name) ?? [])].map(([id, fields]) => {
      const all: RowFields = { ...fields, id, shelf };
      return columns.map(({ field }) => all[field] ?? null);
    }),
  );
  const cells = new Map<string, Partial<Cell>>();
  for (const [column, one] of columns.entries()) {
    cells.set(`0,${column}`, { style: styleOf(one, styles.heading) });
    cells.set(`1,${column}`, { style: styleOf(one, styles.help) });
    for (const row of rows.keys()) cells.set(`${row + 2},${column}`, { style: styleOf(one) });
  }
  return {
    name: tab.name,
    freezePane: { rows: 1, columns: 1 },
    columns: columns.map((one, at) => ({
      width: widths[one.field] ?? 12,
      style: styleOf(one),
      ...(one.group ? { outlineLevel: 1, hidden: true } : {}),
      // The column right of a group says that it is closed.
      ...(columns[at - 1]?.group && !one.group ? { collapsed: true } : {}),
    })),
    rows: [
      columns.map(({ heading }) => heading),
      columns.map(({ field }) => helpOf(tab, field, words)),
      ...rows,
    ],
    cells,
    dataValidations: listsOf(columns, at, tab.shelves.size),
  };
}

function styleOf({ field, kind }: Written, more: CellStyle = {}): CellStyle {
  if (field === 'id' || field === 'result') return { ...styles.own, ...more };
  const isNumber = kind && fieldKinds[kind].cells === 'number';
  return { ...(isNumber ? { font } : styles.text), ...more };
}

function listsOf(columns: readonly Written[], at: number, shelves: number): DataValidation[] {
  const letter = colToLetter(at);
  const names = { formula1: `${LISTS}!$${letter}$1:$${letter}$${shelves}` };
  const rule = {
    type: 'list',
    errorStyle: 'warning',
    allowBlank: true,
    showErrorMessage: true,
  } as const;
  return columns.flatMap(({ field, kind }, place) => {
    if (field !== 'shelf' && !(kind && fieldKinds[kind].cells === 'answer')) return [];
    const range = `${colToLetter(place)}3:${colToLetter(place)}${ROWS}`;
    return { ...rule, range, ...(field === 'shelf' ? names : { values: ['yes', 'no'] }) };
  });
}
