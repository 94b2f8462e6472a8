import { bringPictures } from './bringPictures';
import { type Hold, holdOf } from './holdOf';
import { waitingRow } from './planRow';
import { planTab } from './planTab';
import type { Run } from './Run';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, type Table } from './Sheet';
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
  run: Run,
): Promise<TabOutcome> {
  const { words, say, yes, memory } = run;
  // A missing tab counts as one without rows.
  const headings = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const read = readTab(tab, table ?? [headings], words);
  const missing = { ...nothing, isTaken: false, notice: words.noTab(tab.name) };
  const isMissing = !table && !yes;
  // While nothing of a tab can be read, its documents are not read either: reads cost money.
  const isKnown = [...tab.shelves.values()].some(({ name }) => memory.shelves.has(name));
  const plan =
    read.headings.isReadable && !(isMissing && isKnown) ? await planTab(tab, read, run) : none;
  if (isMissing && (isStocked(tab, run) || plan.shelves.some(({ ids }) => ids.size > 0))) {
    say(missing.notice);
    return missing;
  }
  const hold = holdOf(tab, read, plan, run);
  if (hold) return waits(tab, read, plan, hold, run);

  const brought = await bringPictures(tab, plan.shelves, run);
  const { shelves, fault } = await writeIds(sheetTab, read, brought, run);
  const reason = fault ? words.idsNotWritten(fault.message) : '';
  if (fault) say(`${tab.name}: ${reason}`);
  await takeTab(tab, shelves, run);
  tellTaken(tab, shelves, run);
  const open = new Map([...plan.refused, ...plan.asked]);
  const results = new Map([
    ...brought.flatMap(({ rows }) => rows.map(({ row }) => [row, reason] as const)),
    ...shelves.flatMap((shelf) => [...resultsOf(tab, shelf, run)]),
    ...open,
  ]);
  const others = [...open.keys()].filter((row) => row - 1 !== read.top);
  return {
    read: table && read,
    isTaken: !fault || fault instanceof BusyError,
    notice: others.length > 0 ? words.seeRows(others.sort((one, other) => one - other)) : '',
    results,
    keys: plan.keys,
  };
}

/** The plan for a tab that is not read. */
const none: TabPlan = { shelves: [], refused: new Map(), asked: new Map(), keys: [], prompt: [] };

/** Whether a tab had documents when it was last taken. */
function isStocked(tab: Tab, { memory }: Run): boolean {
  const memories = [...tab.shelves.values()].map(({ name }) => memory.shelves.get(name) ?? {});
  return memories.some((one) => Object.values(one).some(({ is }) => is !== undefined));
}

const nothing = { read: undefined, results: new Map(), keys: [] };

/** Takes nothing of a tab but what never waits. Its top row says why, the others that they wait. */
async function waits(
  tab: Tab,
  read: ReadTab,
  { shelves, refused, prompt }: TabPlan,
  { reasons, key }: Hold,
  run: Run,
): Promise<TabOutcome> {
  const { words } = run;
  const taken = shelves.map((shelf) => ({
    ...shelf,
    gone: [],
    rows: shelf.rows
      .filter(({ before }) => before)
      .map((row) => waitingRow(tab, row, shelves, prompt)),
  }));
  await takeTab(tab, taken, run);
  const isTold = (cells: readonly string[]) => Boolean(cells[read.headings.result]);
  const told = read.table.flatMap((cells, at) => (at > read.top && isTold(cells) ? at + 1 : []));
  const rows = [...told, ...read.rows.map(({ row }) => row)].filter(
    (row) => row - 1 > read.top && row - 1 !== read.help,
  );
  const said = read.headings.isStrange ? reasons : [words.held(reasons)];
  const more = [...(key ? [words.ask] : []), ...(read.rows.length > 0 ? [words.promptTaken] : [])];
  const notice = [...said, ...more].join(' ');
  run.say(`${tab.name}: ${notice}`);
  const { trouble, added } = read.headings;
  const isOurs = trouble.length === 0 || !added.includes(ownHeadings.result);
  return {
    read: isOurs ? read : undefined,
    isTaken: false,
    notice: isOurs ? notice : `${tab.name}: ${notice}`,
    results: new Map([...rows.map((row) => [row, words.waits] as const), ...refused]),
    keys: key === undefined ? [] : [key],
  };
}

function tellTaken(tab: Tab, shelves: readonly ShelfPlan[], run: Run): void {
  const rows = shelves.flatMap((shelf) => shelf.rows);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const added = changed.filter(({ before }) => !before).length;
  const moved = new Set(rows.flatMap(({ isMoved, id }) => (isMoved ? id : [])));
  const gone = shelves.flatMap((shelf) => shelf.gone).filter((id) => !moved.has(id)).length;
  run.say(`${tab.name}: ${added} new, ${changed.length - added} changed, ${gone} gone.`);
}
