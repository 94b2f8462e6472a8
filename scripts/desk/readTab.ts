import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import { saysNothing } from '../../src/data/normalise/saysNothing';
import type { DeskMessages } from '../../src/messages/en/deskMessages';

import { tidy } from './cellOf';
import { ownHeadings } from './columns';
import { isHelp } from './helpRow';
import { isUnready, readValue } from './readValue';
import type { Table } from './Sheet';
import type { Tab } from './tabs';

/** A row of a tab. */
export interface SheetRow {
  /** From 1, as the sheet counts. */
  readonly row: number;
  readonly id: string;
  /** The collection that its Shelf names; undefined for none. */
  readonly collection: string | undefined;
  readonly shelf: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Fields whose cells have no value at present. */
  readonly unready: readonly string[];
  /** Has what a row needs to be one, such as a title or a picture; else only an Id. */
  readonly isNamed: boolean;
  /** The text in its column Result. */
  readonly result: string;
}

/** A tab as it was read. */
export interface ReadTab {
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Places of the columns that the program writes, from 0; a missing one is to be added there. */
  readonly idColumn: number;
  readonly resultColumn: number;
  /** Which headings are to be added. */
  readonly added: readonly string[];
  /** The first row for what is said of the whole tab, and what stands there; the help's, if it is there. */
  readonly notice: { readonly row: number; readonly text: string };
}

/** A row has one of these fields. */
const naming: Readonly<Record<Tab['kind'], readonly string[]>> = {
  product: ['title', 'img'],
  photo: ['title', 'img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['title', 'Vedioyoutube', 'words', 'img'],
  notice: ['hours', 'holidays', 'delivery'],
};

/** In rows: where headings are looked for, to say where they stand. */
const HEAD = 10;

/** Reads a tab strictly, or says why it can't be read. */
export function readTab(
  tab: Tab,
  table: Table,
  words: DeskMessages,
): ReadTab | { readonly trouble: string; readonly resultColumn: number | undefined } {
  const columns = new Map(tab.columns.map((column) => [spellingKey(column.heading), column]));
  const own = [ownHeadings.id, ownHeadings.result, ...(isGoods(tab) ? [ownHeadings.shelf] : [])];
  const known = new Set([...columns.keys(), ...own.map(spellingKey)]);
  const headings = (table[0] ?? []).map((cell) => spellingKey(cell));
  const place = (heading: string) => headings.indexOf(spellingKey(heading));
  const result = place(ownHeadings.result);
  const stop = (trouble: string) => ({ trouble, resultColumn: result < 0 ? undefined : result });
  const enough = (row: readonly string[] = []) =>
    row.filter((cell) => cell && known.has(spellingKey(cell))).length >= 2;
  if (!enough(table[0])) {
    const at = table.slice(0, HEAD).findIndex(enough);
    return stop(at < 0 ? words.noHeadings : words.headingsElsewhere(at + 1));
  }
  // Without Result none of the columns is known to be hers.
  const end = result < 0 ? headings.length : result + 1;
  const within = headings.slice(0, end);
  const beyond = (table[0] ?? []).filter(
    (_, at) => at >= end && known.has(headings[at] ?? '') && !within.includes(headings[at] ?? ''),
  );
  if (beyond.length > 0) return stop(words.rightOfResult(beyond));
  const unknown = (table[0] ?? [])
    .slice(0, end)
    .filter((cell, at) => tidy(cell) && !known.has(within[at] ?? ''));
  if (unknown.length > 0) return stop(words.unknownHeading(unknown));
  const twice = within.filter((heading, at) => heading && within.indexOf(heading) !== at);
  if (twice.length > 0)
    return stop(words.headingTwice((table[0] ?? [])[within.indexOf(twice[0] ?? '')] ?? ''));

  const width = Math.max(0, ...table.map((row) => row.findLastIndex((cell) => tidy(cell)) + 1));
  const id = place(ownHeadings.id);
  const idColumn = id < 0 ? width : id;
  const resultColumn = result < 0 ? Math.max(width, idColumn + 1) : result;
  const columnAt = within.map((heading) => columns.get(heading));
  const shelfColumn = isGoods(tab) ? place(ownHeadings.shelf) : -1;
  const shelves = new Map(
    [...tab.shelves].map(([name, { name: collection }]) => [spellingKey(name), collection]),
  );
  const help = table.findIndex(
    (row, at) => at > 0 && isHelp(tab, row, idColumn, place(tab.columns[0]?.heading ?? '')),
  );

  const rows = table.flatMap((cells, at): SheetRow[] => {
    if (at === 0 || at === help) return [];
    const fields: Record<string, string | number> = {};
    const unready: string[] = [];
    for (const [place, column] of columnAt.entries()) {
      const text = cells[place] ?? '';
      if (!column) continue;
      if (isUnready(text)) unready.push(column.field);
      else {
        const value = readValue(column, text);
        if (value !== undefined) fields[column.field] = value;
      }
    }
    const isNamed = naming[tab.kind].some(
      (field) => unready.includes(field) || !/^(?:0|false)?$/i.test(String(fields[field] ?? '')),
    );
    const typed = idIn(cells[idColumn] ?? '');
    // A shop has one row, whose Id is known.
    const rowId = tab.kind === 'notice' && isNamed ? 'shop' : typed;
    if (!isNamed && !rowId) return [];
    const shelf = tidy(cells[shelfColumn] ?? '');
    const collection = isGoods(tab) ? shelves.get(spellingKey(shelf)) : [...shelves.values()][0];
    return [
      {
        row: at + 1,
        id: rowId,
        collection,
        shelf,
        fields,
        unready,
        isNamed,
        result: cells[resultColumn] ?? '',
      },
    ];
  });
  const noticeRow = help > 0 ? help : 1;
  return {
    headings: (table[0] ?? []).slice(0, end).map(tidy).filter(Boolean),
    rows,
    idColumn,
    resultColumn,
    added: [...(id < 0 ? [ownHeadings.id] : []), ...(result < 0 ? [ownHeadings.result] : [])],
    notice: { row: noticeRow, text: table[noticeRow]?.[resultColumn] ?? '' },
  };
}

/** Checkboxes and formulas that were filled down give no Id. */
function idIn(cell: string): string {
  const typed = tidy(cell);
  const isNone = /^(?:0|false)$/i.test(typed) || (saysNothing(typed) && !isUnready(typed));
  return isNone ? '' : typed;
}

/** Whether a tab has goods, on several shelves. */
export function isGoods({ kind }: Pick<Tab, 'kind'>): boolean {
  return kind === 'product';
}
