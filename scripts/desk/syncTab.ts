import { accidentIn } from './accidentIn';
import { helpOf } from './helpRow';
import { planTab, type ShelfPlan } from './planTab';
import type { Run } from './Run';
import { type ReadTab, readTab } from './readTab';
import { resultsOf } from './resultsOf';
import { BusyError, type Table } from './Sheet';
import { ownHeadings, type Tab } from './tabs';
import { bringPictures, takeTab } from './takeTab';
import { writeIds, writeResults } from './writeCells';

/** Makes the documents of a tab like its rows, and says in Result what became of each. @returns whether the tab was taken. */
export async function syncTab(tab: Tab, table: Table | undefined, run: Run): Promise<boolean> {
  // A missing tab counts as one without rows.
  const headings = [...tab.columns.map(({ heading }) => heading), ...Object.values(ownHeadings)];
  const read = readTab(tab, table ?? [headings], run.words);
  if (read.trouble) return stop(tab, read, read.trouble, new Map(), run);
  const plan = await planTab(tab, read.rows, run);
  const accident = accidentIn(tab, read, plan, run);
  if (accident) return stop(tab, read, accident.notice, accident.rows, run);

  const brought: ShelfPlan[] = [];
  for (const shelf of plan.shelves) brought.push(await bringPictures(tab, shelf, run));
  const { shelves, fault } = await writeIds(tab, read, brought, run);
  const reason = fault ? run.words.idsNotWritten(fault.message) : '';
  if (fault) run.say(`${tab.name}: ${reason}`);
  await takeTab(shelves, run);
  tellTaken(tab, shelves, plan.gone, run);
  tellRows(tab, plan.refused, run);
  const results = new Map([
    ...plan.refused,
    ...brought.flatMap(({ rows }) => rows.map(({ row }) => [row, reason] as const)),
    ...shelves.flatMap((shelf) => [...resultsOf(tab, shelf, run)]),
  ]);
  const texts = read.table.map((_, at): [number, string] => [
    at + 1,
    results.get(at + 1) ?? (at === read.help ? helpOf(tab, 'result', run.words) : ''),
  ]);
  await writeResults(tab, read, new Map(texts.slice(1)), run);
  return !fault || fault instanceof BusyError;
}

/** Takes nothing of a tab. Its second row says why, and so does each row that is a reason. */
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
