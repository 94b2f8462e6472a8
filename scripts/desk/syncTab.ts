import { accidentIn } from './accidentIn';
import { helpOf } from './helpRow';
import { planTab, type ShelfPlan } from './planTab';
import type { Run } from './Run';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, DeskError, type Table } from './Sheet';
import { ownHeadings, type Tab } from './tabs';
import { bringPictures, takeTab } from './takeTab';
import { writeIds, writeResults } from './writeCells';

/** Brings the documents of a tab to its rows, and says in Result what became of each. @returns whether the tab was taken. */
export async function syncTab(tab: Tab, table: Table | undefined, run: Run): Promise<boolean> {
  // A tab that is not there has no rows.
  const headings = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const read = readTab(tab, table ?? [headings], run.words);
  if (read.trouble) return stop(tab, read, read.trouble, new Map(), run);
  const plan = await planTab(tab, read.rows, run);
  const accident = accidentIn(tab, read, plan, run);
  if (accident) return stop(tab, read, accident.notice, accident.rows, run);

  const brought: ShelfPlan[] = [];
  for (const shelf of plan.shelves) brought.push(await bringPictures(tab, shelf, run));
  const { shelves, fault } = await withIds(tab, read, brought, run);
  await takeTab(shelves, run);
  tellTaken(tab, shelves, plan.gone, run);
  tellRows(tab, plan.refused, run);
  const results = new Map([
    ...plan.refused,
    ...brought.flatMap(({ rows }) => rows.map(({ row }) => [row, fault?.reason ?? ''] as const)),
    ...shelves.flatMap((shelf) => [...resultsOf(tab, shelf, run)]),
  ]);
  const texts = read.table.map((_, at): [number, string] => [
    at + 1,
    results.get(at + 1) ?? (at === read.help ? helpOf(tab, 'result', run.words) : ''),
  ]);
  await writeResults(tab, read, new Map(texts.slice(1)), run);
  return !fault || fault.isBusy;
}

/** Nothing of a tab is taken: its second row says why, and each row that is the reason. */
async function stop(
  tab: Tab,
  read: ReadTab,
  notice: string,
  rows: ReadonlyMap<number, string>,
  run: Run,
): Promise<false> {
  run.say(`${tab.name}: ${notice}`);
  tellRows(tab, rows, run);
  const at = (read.help > 0 ? read.help : 1) + 1;
  const texts = new Map([...rows, [at, [notice, rows.get(at) ?? ''].join(' ').trim()] as const]);
  const isOurs = !read.trouble || !read.added.includes(ownHeadings.result);
  if (isOurs) await writeResults(tab, read, texts, run);
  return false;
}

/** Without the new rows, where their Ids can't be written. */
async function withIds(
  tab: Tab,
  read: ReadTab,
  shelves: readonly ShelfPlan[],
  run: Run,
): Promise<{
  readonly shelves: readonly ShelfPlan[];
  readonly fault?: { readonly reason: string; readonly isBusy: boolean };
}> {
  try {
    return { shelves: await writeIds(tab, read, shelves, run) };
  } catch (cause) {
    if (!(cause instanceof DeskError)) throw cause;
    const reason = run.words.idsNotWritten(cause.message);
    run.say(`${tab.name}: ${reason}`);
    const known = shelves.map((shelf) => ({ ...shelf, rows: shelf.rows.filter(({ id }) => id) }));
    return { shelves: known, fault: { reason, isBusy: cause instanceof BusyError } };
  }
}

function tellTaken(tab: Tab, shelves: readonly ShelfPlan[], gone: number, run: Run): void {
  const rows = shelves.flatMap((shelf) => shelf.rows);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const added = changed.filter(({ before }) => !before).length;
  run.say(`${tab.name}: ${added} new, ${changed.length - added} changed, ${gone} gone.`);
  const spoilt = rows.filter(({ faults }) => faults.size > 0);
  tellRows(
    tab,
    new Map(spoilt.map(({ row, faults }) => [row, [...faults.values()].join(' ')])),
    run,
  );
}

function tellRows({ name }: Tab, rows: ReadonlyMap<number, string>, { say }: Run): void {
  for (const [row, reason] of rows) say(`  ${name}, row ${row}: ${reason}`);
}
