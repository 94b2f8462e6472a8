import { bringPictures } from './bringPictures';
import type { Hold } from './Hold';
import { holdOf } from './holdOf';
import { holdRow } from './PlannedRow';
import { planTab, type TabPlan } from './planTab';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, type DeskError, type Table } from './Sheet';
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
  const read = readTab(tab, name, table, shared.words);
  const context = { ...shared, tab, read };
  const plan = await planTab(context);
  const hold = holdOf(plan, context);
  const decided = hold ? waitingPlan(plan, context) : plan;
  const brought = await bringPictures(decided, context);
  const { rows, fault } = await writeIds({ ...decided, rows: brought }, context);
  const taken = { ...decided, rows };
  await takeTab(taken, context);
  return hold ? toldHold(hold, taken, context) : toldTaken(fault, taken, context);
}

/** The plan for a tab of which nothing is taken but what never waits. Its top row says why, the others that they wait. */
function waitingPlan({ shelves, rows }: TabPlan, { read, words }: TabContext): TabPlan {
  const waiting = rows.map((row) => {
    if (row.hold && row.hold.key === undefined) return row;
    return holdRow(row, { text: row.row - 1 === read.top ? '' : words.waits }, read.prompt);
  });
  return { shelves, rows: waiting, gone: [] };
}

/** Says that a tab waits. */
function toldHold({ text, key }: Hold, plan: TabPlan, context: TabContext): TabOutcome {
  const { tab, read, words, say } = context;
  const { table, headings, top, help, isMissing } = read;
  const whole = read.rows.length > 0 ? `${text} ${words.promptTaken}` : text;
  const notice = isMissing ? whole : `${tab.name}: ${whole}`;
  say(notice);
  const hasResult = headings.trouble === undefined || !headings.added.includes(ownHeadings.result);
  const canWrite = !isMissing && hasResult;
  // Rows with an older Result wait, too, also where no row could be read.
  const told = [...table.keys()].filter((at) => table[at]?.[headings.result]);
  const waiting = [...told, ...read.rows.map(({ row }) => row - 1)]
    .filter((at) => at > top && at !== help)
    .map((at) => [at + 1, words.waits] as const);
  return {
    ...{ tab, read, isTaken: false, canWrite },
    notice: canWrite ? whole : notice,
    results: new Map([...waiting, ...resultsOf(plan, context)]),
    questions: key === undefined ? [] : [key],
  };
}

/** Says what was taken of a tab. @param fault Why new rows got no Ids. */
function toldTaken(fault: DeskError | undefined, plan: TabPlan, context: TabContext): TabOutcome {
  const { tab, read, words, say } = context;
  if (fault) say(`${tab.name}: ${words.idsNotWritten(fault.message)}`);
  say(`${tab.name}: ${countsOf(plan)}`);
  const held = plan.rows.filter(({ row, hold }) => hold && row - 1 !== read.top);
  return {
    ...{ tab, read, canWrite: !read.isMissing },
    isTaken: !fault || fault instanceof BusyError,
    notice: held.length > 0 ? words.seeRows(held.map(({ row }) => row)) : '',
    results: resultsOf(plan, context),
    questions: plan.rows.flatMap(({ hold }) => hold?.key ?? []),
  };
}

/** How many documents are new, changed and gone. */
function countsOf({ rows, gone }: TabPlan): string {
  const changed = rows.filter(({ isChanged }) => isChanged);
  const added = changed.filter(({ before }) => !before).length;
  const lost = gone.filter(({ isMoved }) => !isMoved).length;
  return `${added} new, ${changed.length - added} changed, ${lost} gone.`;
}
