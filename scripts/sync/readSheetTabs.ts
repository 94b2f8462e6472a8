import { findColumns } from '../import/findColumns';
import { parseRows, type Refusal, type SheetRow } from '../import/parseRows';
import { readTabs, type Tab } from '../import/readTabs';
import { refuseUnfit } from '../import/refuseUnfit';
import { tellOtherShops } from '../import/tellPassedOver';
import { refusalWords } from '../sheet/refusalWords';
import { SheetError } from '../sheet/SheetTable';
import { LISTS_TAB } from '../sheet/sheetCollections';
import type { RefusedRow } from './SyncRun';

/** More than a tab has: rows of the second tab are numbered from here on, and so on. */
const TAB_ROWS = 1_000_000;

/** The tabs with goods, their rows numbered through all tabs. */
export interface SheetTabs {
  readonly tabs: readonly Pick<Tab, 'name' | 'table'>[];
  readonly rows: readonly SheetRow[];
  readonly refused: readonly Refusal[];
  /** Without those that mean nothing. */
  readonly headings: ReadonlyMap<string, readonly string[]>;
  /** Tabs whose first row names no columns or wrong ones, and why. */
  readonly passedOver: ReadonlyMap<string, string>;
  /** How other shops' exports were read, in lines for the owner. */
  readonly told: readonly string[];
}

/**
 * Reads the tabs that name columns.
 * @throws SheetError when it is no workbook, or no tab names columns.
 */
export async function readSheetTabs(bytes: Uint8Array): Promise<SheetTabs> {
  const tabs = await readTabs(bytes);
  const rows: SheetRow[] = [];
  const refused: Refusal[] = [];
  const headings = new Map<string, readonly string[]>();
  const passedOver = new Map<string, string>();
  const told: string[] = [];
  for (const [place, tab] of tabs.entries()) {
    const { name, table, hidden } = tab;
    if (name === LISTS_TAB) continue;
    try {
      const { places } = findColumns(table[0] ?? []);
      refuseUnfit(tab);
      const through = <Row extends { readonly row: number }>(row: Row): Row => ({
        ...row,
        row: numberThrough(row.row, place),
      });
      const parsed = parseRows(table, hidden);
      rows.push(
        ...parsed.rows.map((row) => ({
          ...through(row),
          called: refusalWords().place(name, row.row),
        })),
      );
      refused.push(...parsed.refused.map(through));
      told.push(...tellOtherShops(parsed).map((line) => `Tab ${name}: ${line}`));
      headings.set(
        name,
        [...places.keys()].map(({ heading }) => heading),
      );
    } catch (cause) {
      if (!(cause instanceof SheetError)) throw cause;
      passedOver.set(name, cause.message);
    }
  }
  if (headings.size === 0)
    throw new SheetError([...passedOver.values()][0] ?? 'The sheet is empty.');
  return { tabs, rows, refused, headings, passedOver, told };
}

/** A row's number through all tabs. @param row In its tab. @param place Of its tab, from 0 on. */
export function numberThrough(row: number, place: number): number {
  return row + place * TAB_ROWS;
}

/** Where a row stands: the name of its tab, and its number there. */
export function placeOfRow(row: number, tabs: SheetTabs['tabs']) {
  const place = Math.floor(row / TAB_ROWS);
  return { place, tab: tabs[place]?.name ?? '', row: row % TAB_ROWS };
}

/** Refusals by their tabs, as the run tells of them. */
export function placed(refusals: readonly Refusal[], tabs: SheetTabs['tabs']): RefusedRow[] {
  return refusals.map(({ row, column = '', reason }) => {
    const place = placeOfRow(row, tabs);
    return { tab: place.tab, row: place.row, column, reason };
  });
}
