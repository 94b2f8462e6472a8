import { spellingKey } from '../../src/catalogue/fold';
import { readYesNo } from '../../src/data/normalise/readYesNo';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isEmpty, isNamed, isUnready, type RowFields, readCell, tidy } from './cells';
import { isHelp } from './helpRow';
import { type Headings, placesOf, readHeadings } from './readHeadings';
import type { Table } from './Sheet';
import { ownHeadings, promptFields, type Tab } from './tabs';

/** A row of a tab. */
export interface SheetRow {
  /** From 1, as the sheet counts. */
  readonly row: number;
  /** As typed; empty for a new row. */
  readonly id: string;
  /** The collection that its Shelf names; undefined for none. */
  readonly collection: string | undefined;
  readonly shelfName: string;
  readonly fields: RowFields;
  /** Fields whose cells have no value at present. */
  readonly unready: readonly string[];
  /** Has what a row needs to be one, such as a title or a picture; else only an Id. */
  readonly isNamed: boolean;
}

/** A tab as it was read. */
export interface ReadTab {
  /** Its name in the sheet: the tab's own, or one that is spelt alike. */
  readonly name: string;
  readonly table: Table;
  readonly isMissing: boolean;
  readonly headings: Headings;
  readonly rows: readonly SheetRow[];
  /** The place of the row that says what to type, from 0; below 0 if it is gone. */
  readonly help: number;
  /** The place of the first row below the headings, from 0, whose Result speaks for the tab. */
  readonly top: number;
  /** Rows from 1 in whose Result the owner's yes stands. */
  readonly allowed: readonly number[];
  /** The fields that are taken of rows that wait: where the column Sold out is gone, goods are not on sale again. */
  readonly prompt: readonly string[];
}

/** Reads a tab. Without headings that can be understood it has no rows. */
export function readTab(
  tab: Tab,
  name: string,
  there: Table | undefined,
  words: DeskMessages,
): ReadTab {
  // A missing tab counts as one without rows.
  const all = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const table = there ?? [all];
  const headings = readHeadings(tab, table, words);
  const { row, result, own } = headings;
  const place = placesOf(own);
  const textIn = (cells: readonly string[]) => (heading: string) =>
    tidy(cells[place(heading)] ?? '');
  const help = table.findIndex(
    (cells, at) => at > row && isHelp(tab, textIn(cells), at === row + 1),
  );
  const rows = headings.isReadable
    ? table.flatMap((cells, at) =>
        at > row && at !== help ? rowOf(tab, textIn(cells), at + 1) : [],
      )
    : [];
  const prompt = tab.columns.filter(
    ({ field, heading }) => promptFields.includes(field) && place(heading) >= 0,
  );
  return {
    ...{ name, table, isMissing: !there, headings, rows, help, top: row + 1 },
    allowed: table.flatMap((cells, at) => (saysYes(cells[result] ?? '') ? at + 1 : [])),
    prompt: prompt.map(({ field }) => field),
  };
}

/** Whether a yes was typed into Result, in place of the question or after it. */
function saysYes(text: string): boolean {
  return readYesNo(tidy(text).split(/\s+/).at(-1)) === true;
}

function rowOf(tab: Tab, textOf: (heading: string) => string, row: number): SheetRow[] {
  const fields: Record<string, string | number> = {};
  const unready: string[] = [];
  for (const column of tab.columns) {
    const text = textOf(column.heading);
    const value = isUnready(text) ? undefined : readCell(column, text);
    if (isUnready(text)) unready.push(column.field);
    else if (value !== undefined) fields[column.field] = value;
  }
  const id = textOf(ownHeadings.id);
  const has = (field: string) => !isEmpty(String(fields[field] ?? ''));
  // A formula that fails in an otherwise empty row makes no product.
  const hasMore = !isEmpty(id) || textOf(ownHeadings.shelf) !== '' || Object.keys(fields).some(has);
  const hasName = isNamed(tab.kind, fields, hasMore ? unready : []);
  if (!hasName && !id) return [];
  const shelfName = tab.kind === 'product' ? textOf(ownHeadings.shelf) : tab.name;
  return [
    {
      row,
      // The tab Shop has one row, always with this Id.
      id: tab.kind === 'notice' && hasName ? 'shop' : id,
      collection: tab.shelfNames.get(spellingKey(shelfName))?.name,
      shelfName,
      fields,
      unready,
      isNamed: hasName,
    },
  ];
}
