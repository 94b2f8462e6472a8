import pLimit from 'p-limit';
import { ownHeadings } from './columns';
import { helpOf } from './helpRow';
import { headingsWrite } from './Memory';
import { accidentsIn, planTab, type ShelfPlan } from './planTab';
import type { Run } from './Run';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultOf';
import { BusyError, DeskError, type Table } from './Sheet';
import { headingsOf, sortRows } from './sortRows';
import type { Tab } from './tabs';
import { bringPictures, type TakenShelf, takeShelf, writeIds } from './takeTab';
import { withPictures } from './withPictures';

/** Links to Drive that are asked for at a time. */
const AT_ONCE = 8;

/** Brings the documents of a tab to its rows, and says in Result what became of each. @returns whether the tab was taken. */
export async function syncTab(tab: Tab, table: Table | undefined, run: Run): Promise<boolean> {
  const { words, memory, yes } = run;
  const read = table ? readTab(tab, table, words) : nothing;
  if ('trouble' in read) {
    // What it says already need not be written again.
    const isSaid = table?.[1]?.[read.resultColumn ?? -1] === read.trouble;
    return refuse(tab, read.trouble, isSaid ? undefined : read.resultColumn, run);
  }
  const known = [...tab.shelves.values()].flatMap(({ name }) =>
    Object.keys(memory.digests(name) ?? {}),
  );
  if (table && read.added.includes(ownHeadings.id) && known.length > 0)
    return refuse(tab, words.idsGone, undefined, run);

  const { rows: meant, ...sorted } = sortRows(tab, read.rows, words, yes);
  const rows = await pLimit(AT_ONCE).map(meant, (row) => withPictures(tab, row, run.photos));
  const plans = await planTab(tab, rows, sorted, run);
  const left = plans.some(({ ids }) => ids.length > 0);
  if (!table && left && !yes) return refuse(tab, words.noTab(tab.name), undefined, run);

  const found = accidentsIn(tab, read, plans, run);
  const accidents = new Map([...sorted.emptied, ...found.ofRows]);
  const results = new Map(sorted.refused);
  if (!yes && accidents.size + found.ofTab.length > 0) {
    for (const [row, reason] of accidents) results.set(row, `${words.rowHeld} ${reason}`);
    const many = accidents.size > 0 ? [`${placesOf(accidents)}.`] : [];
    return hold(tab, read, results, [...found.ofTab, ...many], run);
  }

  const brought: ShelfPlan[] = [];
  for (const plan of plans) brought.push(await bringPictures(plan));
  const { plans: final, fault } = await withIds(tab, table ?? [], read, brought, run, results);
  const taken: TakenShelf[] = [];
  for (const plan of final) taken.push(await takeShelf(plan, run));
  const headings = memory.headings(tab.name);
  if (table && headings?.join() !== read.headings.join())
    await run.database.commit([headingsWrite(tab.name, read.headings)]);

  tellRows(tab, final, results, run);
  const sum = (what: 'added' | 'changed' | 'gone') =>
    taken.reduce((all, one) => all + one[what], 0);
  if (table || left)
    run.say(`${tab.name}: ${sum('added')} new, ${sum('changed')} changed, ${sum('gone')} gone.`);
  for (const [row, reason] of sorted.refused) tell(tab, row, reason, run);
  if (table) await writeResults(tab, read, results, helpOf(tab, 'result', words), run);
  return !fault;
}

/** Adds what became of the rows that were taken. */
function tellRows(
  tab: Tab,
  plans: readonly ShelfPlan[],
  results: Map<number, string>,
  run: Run,
): void {
  const { words, language } = run;
  const collections = [...tab.shelves.values()];
  for (const [shelf, { rows: own }] of plans.entries()) {
    const collection = collections[shelf];
    const texts = collection && resultsOf(tab, collection, own, words, language);
    for (const { row, id, unready, faults } of own) {
      const kept = [...faults].map(([field, why]) =>
        words.oldPhoto(headingsOf(tab, [field]).join(), why),
      );
      const waiting = unready.length > 0 ? [words.unready(headingsOf(tab, unready))] : [];
      results.set(row, [texts?.get(id) ?? '', ...waiting, ...kept].join(' '));
      if (kept.length + waiting.length > 0) tell(tab, row, [...waiting, ...kept].join(' '), run);
    }
  }
}

/** A tab that is not there has no rows. */
const nothing: ReadTab = {
  headings: [],
  rows: [],
  idColumn: 0,
  resultColumn: 0,
  added: [],
  notice: { row: 1, text: '' },
};

/** Without the new rows, where their Ids can't be written. */
async function withIds(
  tab: Tab,
  table: Table,
  read: ReadTab,
  plans: readonly ShelfPlan[],
  run: Run,
  results: Map<number, string>,
): Promise<{ readonly plans: readonly ShelfPlan[]; readonly fault: boolean }> {
  try {
    return { plans: await writeIds(tab, table, read, plans, run), fault: false };
  } catch (cause) {
    if (!(cause instanceof DeskError)) throw cause;
    const reason = run.words.idsNotWritten(cause.message);
    run.say(`${tab.name}: ${reason}`);
    for (const { row, id } of plans.flatMap(({ rows }) => rows)) if (!id) results.set(row, reason);
    const known = plans.map((plan) => ({ ...plan, rows: plan.rows.filter(({ id }) => id) }));
    return { plans: known, fault: !(cause instanceof BusyError) };
  }
}

async function hold(
  tab: Tab,
  read: ReadTab,
  results: Map<number, string>,
  reasons: readonly string[],
  run: Run,
): Promise<false> {
  const notice = run.words.held(reasons);
  run.say(`${tab.name}: ${notice}`);
  for (const [row, reason] of results) tell(tab, row, reason, run);
  await writeResults(tab, read, results, notice, run);
  return false;
}

/** The tab can't be read: its second row says why, if there is a column for it. */
async function refuse(
  tab: Tab,
  trouble: string,
  column: number | undefined,
  run: Run,
): Promise<false> {
  run.say(`${tab.name}: ${trouble}`);
  if (column !== undefined) await write(tab, [{ row: 1, column, text: trouble }], run);
  return false;
}

async function writeResults(
  tab: Tab,
  { rows, resultColumn, notice, added }: ReadTab,
  results: ReadonlyMap<number, string>,
  text: string,
  run: Run,
): Promise<void> {
  const cells = rows.flatMap(({ row, result }) => {
    const now = results.get(row);
    return now === undefined || now === result
      ? []
      : [{ row: row - 1, column: resultColumn, text: now }];
  });
  const isHeld = text !== helpOf(tab, 'result', run.words);
  const isFree = !rows.some(({ row }) => row === notice.row + 1);
  if (notice.text !== text && (isHeld || (isFree && notice.text)))
    cells.push({ row: notice.row, column: resultColumn, text });
  const heading = { row: 0, column: resultColumn, text: ownHeadings.result };
  if (added.includes(ownHeadings.result) && cells.length > 0) cells.unshift(heading);
  if (cells.length > 0) await write(tab, cells, run);
}

async function write(tab: Tab, cells: Parameters<Run['sheet']['write']>[1], { sheet, say }: Run) {
  await sheet.write(tab.name, cells).catch((cause: unknown) => {
    if (!(cause instanceof DeskError)) throw cause;
    say(`${tab.name}: the column ${ownHeadings.result} was not written. ${cause.message}`);
  });
}

function tell(tab: Tab, row: number, reason: string, { say }: Run): void {
  say(`  ${tab.name}, row ${row}: ${reason}`);
}

function placesOf(rows: ReadonlyMap<number, string>): string {
  const numbers = [...rows.keys()];
  return `${ownHeadings.result}: ${numbers.slice(0, 10).join(', ')}${numbers.length > 10 ? ', …' : ''}`;
}
