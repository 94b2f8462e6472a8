import { bringPictures } from './bringPictures';
import { holdOf } from './holdOf';
import { waitingRow } from './planRow';
import { planTab } from './planTab';
import type { Question } from './Question';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, type Table } from './Sheet';
import type { SyncContext } from './SyncContext';
import type { ShelfPlan, TabPlan } from './TabPlan';
import { ownHeadings, type Tab } from './tabs';
import { takeTab } from './takeTab';
import { writeIds } from './writeIds';

/** What became of a tab. */
export interface TabOutcome {
  /** Undefined for a tab in which nothing can be written: the sheet lacks it, or it has no column Result. */
  readonly read: ReadTab | undefined;
  readonly isTaken: boolean;
  /** What Result says of the tab as a whole; may be empty. */
  readonly notice: string;
  /** What Result says of rows, by number. */
  readonly results: ReadonlyMap<number, string>;
  /** The keys of its questions. */
  readonly keys: readonly string[];
}

/**
 * Makes the documents of a tab like its rows.
 * @param sheetTab Its name in the sheet.
 */
export async function syncTab(
  tab: Tab,
  sheetTab: string,
  table: Table | undefined,
  context: SyncContext,
): Promise<TabOutcome> {
  const { words, say, yes, memory } = context;
  // A missing tab counts as one without rows.
  const headings = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const read = readTab(tab, table ?? [headings], words);
  const isMissing = !table && !yes;
  // While nothing of a tab can be read, its documents are not read either: reads cost money.
  const memories = [...tab.shelves.values()].map(({ name }) => memory.shelves.get(name));
  const known = memories.filter((one) => one !== undefined);
  const isReadable = read.headings.isReadable && !(isMissing && known.length > 0);
  const plan = isReadable ? await planTab(tab, read, context) : nothing;
  const had = known.some((one) => Object.values(one).some(({ is }) => is !== undefined));
  if (isMissing && (had || plan.shelves.some(({ ids }) => ids.size > 0))) {
    const notice = words.noTab(tab.name);
    say(notice);
    return { read: undefined, isTaken: false, notice, results: new Map(), keys: [] };
  }
  const hold = holdOf(tab, read, plan, context);
  if (hold) return waits(tab, read, plan, hold, context);

  const brought = await bringPictures(tab, plan.shelves, context);
  const { shelves, fault } = await writeIds(sheetTab, read, brought, context);
  const reason = fault ? words.idsNotWritten(fault.message) : '';
  if (fault) say(`${tab.name}: ${reason}`);
  await takeTab(tab, shelves, context);
  say(`${tab.name}: ${countsOf(shelves)}`);
  const asked = [...plan.asked].map(([row, { text }]) => [row, text] as const);
  const open = new Map([...plan.refused, ...asked]);
  const others = [...open.keys()].filter((row) => row - 1 !== read.top);
  return {
    read: table && read,
    isTaken: !fault || fault instanceof BusyError,
    notice: others.length > 0 ? words.seeRows(others.sort((one, other) => one - other)) : '',
    results: new Map([
      ...brought.flatMap(({ rows }) => rows.map(({ row }) => [row, reason] as const)),
      ...shelves.flatMap((shelf) => [...resultsOf(tab, shelf, context)]),
      ...open,
    ]),
    keys: [...plan.asked.values()].map(({ key }) => key),
  };
}

/** The plan for a tab that is not read. */
const nothing: TabPlan = { shelves: [], refused: new Map(), asked: new Map() };

/** Takes nothing of a tab but what never waits. Its top row says why, the others that they wait. */
async function waits(
  tab: Tab,
  read: ReadTab,
  { shelves, refused }: TabPlan,
  { text, key }: Pick<Question, 'text'> & Partial<Question>,
  context: SyncContext,
): Promise<TabOutcome> {
  const { words } = context;
  const { table, headings, rows, top, help, prompt } = read;
  const taken = shelves.map((shelf) => ({
    ...shelf,
    gone: [],
    rows: shelf.rows
      .filter(({ before }) => before)
      .map((row) => waitingRow(tab, row, shelves, prompt)),
  }));
  await takeTab(tab, taken, context);
  const told = table.flatMap((cells, at) => (cells[headings.result] ? at + 1 : []));
  const waiting = [...told, ...rows.map(({ row }) => row)].filter(
    (row) => row - 1 > top && row - 1 !== help,
  );
  const notice = rows.length > 0 ? `${text} ${words.promptTaken}` : text;
  context.say(`${tab.name}: ${notice}`);
  const isOurs = headings.trouble.length === 0 || !headings.added.includes(ownHeadings.result);
  return {
    read: isOurs ? read : undefined,
    isTaken: false,
    notice: isOurs ? notice : `${tab.name}: ${notice}`,
    results: new Map([...waiting.map((row) => [row, words.waits] as const), ...refused]),
    keys: key === undefined ? [] : [key],
  };
}

/** How many documents are new, changed and gone. */
function countsOf(shelves: readonly ShelfPlan[]): string {
  const rows = shelves.flatMap((shelf) => shelf.rows);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const added = changed.filter(({ before }) => !before).length;
  const moved = new Set(rows.flatMap(({ isMoved, id }) => (isMoved ? id : [])));
  const gone = shelves.flatMap((shelf) => shelf.gone).filter((id) => !moved.has(id)).length;
  return `${added} new, ${changed.length - added} changed, ${gone} gone.`;
}
