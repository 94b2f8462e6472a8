import { spellingKey } from '../../src/catalogue/fold';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { isEmpty, isUnready, readCell, tidy } from './cells';
import { isHelp } from './helpRow';
import type { Table } from './Sheet';
import { isGoods, ownHeadings, type Tab } from './tabs';

/** A row of a tab. */
export interface SheetRow {
  /** From 1, as the sheet counts. */
  readonly row: number;
  /** Empty for a new row. */
  readonly id: string;
  /** The collection that its Shelf names; undefined for none. */
  readonly collection: string | undefined;
  readonly shelf: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Fields whose cells have no value at present. */
  readonly unready: readonly string[];
  /** Has what a row needs to be one, such as a title or a picture; else only an Id. */
  readonly isNamed: boolean;
}

/** A tab as it was read. */
export interface ReadTab {
  readonly table: Table;
  /** Why nothing of it can be read. */
  readonly trouble?: string | undefined;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Places of the columns that the program writes, from 0; a missing one is to be added there. */
  readonly idColumn: number;
  readonly resultColumn: number;
  /** Which headings are to be added. */
  readonly added: readonly string[];
  /** The place of the row that says what to type, from 0; below 0 if it is gone. */
  readonly help: number;
}

/** The fields of which a row needs one. */
const naming: Readonly<Record<Tab['kind'], readonly string[]>> = {
  product: ['title', 'img'],
  photo: ['title', 'img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['title', 'Vedioyoutube', 'words', 'img'],
  notice: ['hours', 'holidays', 'delivery'],
};

/** Reads a tab strictly, or says why it can't be read. */
export function readTab(tab: Tab, table: Table, words: DeskMessages): ReadTab {
  const typed = (table[0] ?? []).map(tidy);
  const place = placesOf(typed);
  const [id, result] = [place(ownHeadings.id), place(ownHeadings.result)];
  // Columns right of Result are the owner's own. Without Result, none is known to be hers.
  const headings = result < 0 ? typed : typed.slice(0, result + 1);
  const width = Math.max(0, ...table.map((row) => row.findLastIndex((cell) => tidy(cell)) + 1));
  const idColumn = id < 0 ? width : id;
  const help = table.findIndex(
    (row, at) => at > 0 && isHelp(tab, row, idColumn, place(tab.columns[0]?.heading ?? '')),
  );
  const columnAt = placesOf(headings);
  const trouble = troubleIn(tab, headings, typed.slice(headings.length), words);
  return {
    table,
    trouble,
    headings,
    rows: trouble
      ? []
      : table.flatMap((cells, at) =>
          at > 0 && at !== help ? rowOf(tab, columnAt, cells, at + 1) : [],
        ),
    idColumn,
    resultColumn: result < 0 ? Math.max(width, idColumn + 1) : result,
    added: [...(id < 0 ? [ownHeadings.id] : []), ...(result < 0 ? [ownHeadings.result] : [])],
    help,
  };
}

/** Where a heading stands, from 0; below 0 for none. */
export function placesOf(headings: readonly string[]): (heading: string) => number {
  const keys = headings.map(spellingKey);
  return (heading) => keys.indexOf(spellingKey(heading));
}

/** @param beyond Headings right of Result. */
function troubleIn(
  tab: Tab,
  headings: readonly string[],
  beyond: readonly string[],
  words: DeskMessages,
): string | undefined {
  const place = placesOf(headings);
  const all = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const known = new Set(all.map(spellingKey));
  const isKnown = (heading: string) => known.has(spellingKey(heading));
  if (headings.concat(beyond).filter(isKnown).length < 2) return words.noHeadings;
  const right = beyond.filter((one) => isKnown(one) && place(one) < 0);
  if (right.length > 0) return words.rightOfResult(right);
  const unknown = headings.filter((one) => one && !isKnown(one));
  const lacksResult = place(ownHeadings.result) < 0;
  const result = lacksResult ? words.headingsGone([ownHeadings.result]) : '';
  if (unknown.length > 0) return `${words.unknownHeading(unknown)} ${result}`.trim();
  const twice = headings.find((one, at) => one && place(one) !== at);
  if (twice) return words.headingTwice(twice);
  const needsShelf = isGoods(tab) && place(ownHeadings.shelf) < 0;
  return needsShelf ? words.headingsGone([ownHeadings.shelf]) : undefined;
}

function rowOf(
  tab: Tab,
  place: (heading: string) => number,
  cells: readonly string[],
  row: number,
): SheetRow[] {
  const textOf = (heading: string) => tidy(cells[place(heading)] ?? '');
  const fields: Record<string, string | number> = {};
  const unready: string[] = [];
  for (const column of tab.columns) {
    const text = textOf(column.heading);
    const value = isUnready(text) ? undefined : readCell(column, text);
    if (isUnready(text)) unready.push(column.field);
    else if (value !== undefined) fields[column.field] = value;
  }
  const typed = textOf(ownHeadings.id);
  const id = isEmpty(typed) ? '' : typed;
  const has = (field: string) => !isEmpty(String(fields[field] ?? ''));
  // A formula that fails in an otherwise empty row makes no product.
  const hasMore = id !== '' || textOf(ownHeadings.shelf) !== '' || Object.keys(fields).some(has);
  const isNamed = naming[tab.kind].some((one) => has(one) || (hasMore && unready.includes(one)));
  if (!isNamed && !id) return [];
  const shelf = isGoods(tab) ? textOf(ownHeadings.shelf) : tab.name;
  const collection = [...tab.shelves].find(([name]) => spellingKey(name) === spellingKey(shelf));
  return [
    {
      row,
      // The tab Shop has one row, always with this Id.
      id: tab.kind === 'notice' && isNamed ? 'shop' : id,
      collection: collection?.[1].name,
      shelf,
      fields,
      unready,
      isNamed,
    },
  ];
}
