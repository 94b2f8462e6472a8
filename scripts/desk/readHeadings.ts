import { distance } from 'fastest-levenshtein';
import { spellingKey } from '../../src/catalogue/fold';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { tidy } from './cells';
import type { Table } from './Sheet';
import { ownHeadings, type Tab } from './tabs';

/** The headings of a tab. Rows and columns count from 0. */
export interface Headings {
  /** Their row: the first that has anything. */
  readonly row: number;
  /** Those of the shop's columns; right of them stand the owner's own. */
  readonly own: readonly string[];
  /** The columns that the program writes; a missing one is to be added there. */
  readonly id: number;
  readonly result: number;
  /** Which of these are to be added. */
  readonly added: readonly string[];
  /** Why nothing of the tab is taken, for Result. */
  readonly trouble?: string;
  /** Whether rows can be read all the same. */
  readonly isReadable: boolean;
}

/** How far down headings are looked for, to say where they stand. */
const MOST_ABOVE = 10;

/** Reads the headings of a tab strictly, or says what is wrong with them. */
export function readHeadings(tab: Tab, table: Table, words: DeskMessages): Headings {
  const row = Math.max(
    0,
    table.findIndex((cells) => cells.some((cell) => tidy(cell))),
  );
  const typed = (table[row] ?? []).map(tidy);
  const place = placesOf(typed);
  const [id, result] = [place(ownHeadings.id), place(ownHeadings.result)];
  const width = Math.max(0, ...table.map((cells) => cells.findLastIndex((one) => tidy(one)) + 1));
  const idPlace = id < 0 ? width : id;
  // Older sheets have Result at their end. In others Id is the last, and Result the second column.
  const end = id < 0 && result < 2 ? typed.length : Math.max(id, result) + 1;
  const headings = {
    ...{ row, own: typed.slice(0, end), id: idPlace },
    result: result < 0 ? Math.max(width, idPlace + 1) : result,
    added: [ownHeadings.id, ownHeadings.result].filter((heading) => place(heading) < 0),
  };
  if (knownOf(tab, typed).length < 2)
    return { ...headings, trouble: strange(tab, table, row, words), isReadable: false };
  const fatal = fatalIn(tab, headings, typed, words);
  const all = [...fatal, ...doubtsIn(tab, headings.own, typed.slice(end), words)];
  return {
    ...headings,
    ...(all.length > 0 ? { trouble: words.held(all) } : {}),
    isReadable: fatal.length === 0,
  };
}

/** Where a heading stands, from 0; below 0 for none. */
export function placesOf(headings: readonly string[]): (heading: string) => number {
  const keys = headings.map(spellingKey);
  return (heading) => keys.indexOf(spellingKey(heading));
}

/** The headings of a tab's columns that a sheet lacks. */
export function missingColumns(tab: Tab, headings: readonly string[]): string[] {
  const place = placesOf(headings);
  return tab.columns.flatMap(({ heading }) => (place(heading) < 0 ? heading : []));
}

/** Those of the headings that the site knows. */
function knownOf(tab: Tab, headings: readonly string[]): string[] {
  const columns = tab.columns.map(({ heading }) => heading);
  const place = placesOf([...columns, ...Object.values(ownHeadings)]);
  return headings.filter((one) => one && place(one) >= 0);
}

/** Why no row can be read. */
function fatalIn(
  tab: Tab,
  { own, added }: Pick<Headings, 'own' | 'added'>,
  typed: readonly string[],
  words: DeskMessages,
): string[] {
  const place = placesOf(typed);
  const twice = own.find((one, at) => one && place(one) !== at);
  if (twice) return [words.headingTwice(twice)];
  const needed = tab.kind === 'product' ? [ownHeadings.shelf] : [];
  // A column that is added stands right of the owner's own, which would be taken for the shop's.
  const lost = typed.slice(own.length).some(Boolean) ? [...needed, ...added] : needed;
  return lost.flatMap((heading) => (place(heading) < 0 ? words.columnMissing(heading) : []));
}

/** Headings that the site does not know may say what goods cost, or that they are not for sale. */
function doubtsIn(
  tab: Tab,
  own: readonly string[],
  beyond: readonly string[],
  words: DeskMessages,
): string[] {
  const place = placesOf(own);
  const right = knownOf(tab, beyond).filter((one) => place(one) < 0);
  if (right.length > 0) return [words.rightOfOwn(right, own.at(-1) ?? '')];
  const missing = missingColumns(tab, own);
  const known = knownOf(tab, own);
  const unknown = own.filter((one) => one && !known.includes(one));
  const renamed = unknown.map((one) => ({ one, meant: meantBy(one, missing) }));
  const strangers = renamed.flatMap(({ one, meant }) => (meant ? [] : one));
  return [
    ...renamed.flatMap(({ one, meant }) => (meant ? words.columnMissing(meant, one) : [])),
    ...(strangers.length > 0 ? [words.unknownHeading(strangers, ownHeadings.id)] : []),
  ];
}

/** The heading that was meant by one that the site does not know: "Selling price" is Price. */
function meantBy(unknown: string, among: readonly string[]): string | undefined {
  const key = spellingKey(unknown);
  const near = (one: string) => {
    const other = spellingKey(one);
    return key.includes(other) || other.includes(key) || distance(key, other) <= 2;
  };
  return key ? among.find(near) : undefined;
}

/** Of a tab without the shop's headings: where they stand, or what they are called. */
function strange(tab: Tab, table: Table, row: number, words: DeskMessages): string {
  const below = table
    .slice(row + 1, row + MOST_ABOVE)
    .some((cells) => knownOf(tab, cells.map(tidy)).length > 1);
  const [first, second] = tab.columns.map(({ heading }) => heading);
  const names = [first, ...(tab.kind === 'product' ? [ownHeadings.shelf] : []), second];
  return below ? words.noHeadings : words.otherHeadings(names.flatMap((one) => one ?? []));
}
