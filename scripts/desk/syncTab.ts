import { bringPictures } from './bringPictures';
import type { Hold } from './Hold';
import { holdOf } from './holdOf';
import { holdRow, type PlannedRow } from './PlannedRow';
import { planTab, type TabPlan } from './planTab';
import { existing } from './readShelves';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, type Table } from './Sheet';
import type { SyncContext, TabContext } from './SyncContext';
import { ownHeadings, type Tab } from './tabs';
import { takeTab } from './takeTab';
import { writeIds } from './writeIds';

/** What became of a tab. */
export interface TabOutcome {
  readonly tab: Tab;
  readonly read: ReadTab;
  readonly isTaken: boolean;
  /** Whether the tab has room for results: the sheet has it, and where its headings are not the shop's, a column Result. */
  readonly canWrite: boolean;
  /** What Result says of the tab as a whole; may be empty. */
  readonly notice: string;
  /** What Result says of rows, by number. */
  readonly results: ReadonlyMap<number, string>;
  /** The keys of the questions that stand there. */
  readonly questions: readonly string[];
}

/**
 * Makes the documents of a tab like its rows.
 * @param name Its name in the sheet.
 */
export async function syncTab(
  tab: Tab,
  name: string,
  table: Table | undefined,
  shared: SyncContext,
): Promise<TabOutcome> {
  const { words, say, yes, memory } = shared;
  // A missing tab counts as one without rows.
  const headings = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const read = readTab(tab, name, table ?? [headings], words);
  const context = { ...shared, tab, read };
  const isMissing = !table && !yes;
  const had = [...tab.shelves.values()].some(
    (shelf) => existing(memory.shelves.get(shelf.name) ?? {}).length > 0,
  );
  // While nothing of a tab can be read, its documents are not read either: reads cost money.
  const isReadable = read.headings.isReadable && !(isMissing && had);
  const plan = isReadable ? await planTab(context) : { shelves: [], rows: [], gone: [] };
  if (isMissing && (had || plan.gone.length > 0)) {
    const notice = words.noTab(tab.name);
    say(notice);
    const canWrite = false;
    return { tab, read, isTaken: false, canWrite, notice, results: new Map(), questions: [] };
  }
  const hold = holdOf(plan, context);
  if (hold) return holdTab(plan, hold, context);

  const brought = await bringPictures(plan, context);
  const { rows, fault } = await writeIds({ ...plan, rows: brought }, context);
  const taken = { ...plan, rows };
  if (fault) say(`${tab.name}: ${words.idsNotWritten(fault.message)}`);
  await takeTab(taken, context);
  say(`${tab.name}: ${countsOf(taken)}`);
  const held = plan.rows.filter((one) => one.hold && one.row - 1 !== read.top);
  return {
    ...{ tab, read },
    isTaken: !fault || fault instanceof BusyError,
    canWrite: table !== undefined,
    notice: held.length > 0 ? words.seeRows(held.map((one) => one.row)) : '',
    results: resultsOf(taken, context),
    questions: rows.flatMap((row) => row.hold?.key ?? []),
  };
}

/** Takes nothing of a tab but what never waits. Its top row says why, the others that they wait. */
async function holdTab(
  plan: TabPlan,
  { text, key }: Hold,
  context: TabContext,
): Promise<TabOutcome> {
  const { tab, read, words } = context;
  const { table, headings, top, help, prompt } = read;
  const isRefused = ({ hold }: PlannedRow) => hold !== undefined && hold.key === undefined;
  const wait = { text: words.waits };
  const rows = plan.rows.map((row) => (isRefused(row) ? row : holdRow(row, wait, prompt)));
  await takeTab({ ...plan, rows, gone: [] }, context);
  const told = table.flatMap((cells, at) => (cells[headings.result] ? at + 1 : []));
  const waiting = [...told, ...read.rows.map(({ row }) => row)].filter(
    (row) => row - 1 > top && row - 1 !== help,
  );
  const refused = plan.rows.filter(isRefused);
  const notice = read.rows.length > 0 ? `${text} ${words.promptTaken}` : text;
  context.say(`${tab.name}: ${notice}`);
  const canWrite = headings.trouble === undefined || !headings.added.includes(ownHeadings.result);
  return {
    ...{ tab, read, isTaken: false, canWrite },
    notice: canWrite ? notice : `${tab.name}: ${notice}`,
    results: new Map([
      ...waiting.map((row) => [row, words.waits] as const),
      ...refused.map(({ row, hold }) => [row, hold?.text ?? ''] as const),
    ]),
    questions: key === undefined ? [] : [key],
  };
}

/** How many documents are new, changed and gone. */
function countsOf({ rows, gone }: TabPlan): string {
  const changed = rows.filter(({ isChanged }) => isChanged);
  const added = changed.filter(({ before }) => !before).length;
  const moved = new Set(rows.flatMap(({ isMoved, id }) => (isMoved ? id : [])));
  const lost = gone.filter(({ id }) => !moved.has(id)).length;
  return `${added} new, ${changed.length - added} changed, ${lost} gone.`;
}
