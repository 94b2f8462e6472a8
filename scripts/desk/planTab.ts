import { findPictures, type PicturedRow } from './findPictures';
import { digestOf } from './memory';
import { planRow, waitingRow } from './planRow';
import { questionsOn, titleKey } from './questionsOn';
import type { Run } from './Run';
import { missingColumns } from './readHeadings';
import { readShelves, type Shelf } from './readShelves';
import type { ReadTab } from './readTab';
import { refusalOf, strangeIds, twinsIn, withKnownIds } from './refusals';
import type { TabPlan } from './TabPlan';
import { promptFields, type Tab } from './tabs';

/** Compares the rows of a tab with the documents. Only shelves that differ from what is remembered are read. */
export async function planTab(tab: Tab, read: ReadTab, run: Run): Promise<TabPlan> {
  const found = await findPictures(tab, read.rows, run);
  const named = found.filter(({ isNamed }) => isNamed);
  const shelves = await readShelves(tab, named, run);
  const all = withKnownIds(found, shelves);
  const { planned, refused, isUnsure } = plannedRows(tab, all, shelves, run);

  const open = planned.filter(({ row }) => !refused.has(row));
  const isRefused = ({ row }: PicturedRow) => refused.has(row);
  const gone = (rows: readonly PicturedRow[], waiting: readonly Pick<PicturedRow, 'id'>[]) =>
    shelves.map((shelf) => (isUnsure ? [] : goneOf(shelf, rows, waiting)));
  const emptied = open.filter(({ isNamed }) => !isNamed);
  const lost = gone(open, [...all.filter(isRefused), ...emptied]).flatMap((ids, at) =>
    ids.map((id) => ({ id, title: titleKey(shelves[at]?.stored?.get(id)) })),
  );
  const missing = missingColumns(tab, read.headings.own);
  // Where the column Sold out is gone, goods are not on sale again.
  const prompt = promptFields.filter(
    (field) => !headingsOf(tab, [field]).some((one) => missing.includes(one)),
  );
  const asked = new Map<number, string>();
  const keys: string[] = [];
  for (const [row, question] of questionsOn(tab, open, shelves, lost, run)) {
    const key = digestOf({ ...row.typed, id: row.id, question });
    if (run.yes || (row.isAllowed && run.memory.asked.has(key))) continue;
    asked.set(row.row, question);
    keys.push(key);
  }
  const rows = open
    .filter(({ isNamed }) => isNamed)
    .map((row) => (asked.has(row.row) ? waitingRow(tab, row, shelves, prompt) : row));
  const taken = rows.filter(({ isWaiting }) => !isWaiting);
  const waiting = all.filter((row) => isRefused(row) || asked.has(row.row));
  // A row that lost its Id and waits keeps the document of its title.
  const titles = waiting.flatMap(({ row, fields }) => (asked.has(row) ? titleKey(fields) : []));
  const away = gone(taken, [...waiting, ...lost.filter(({ title }) => titles.includes(title))]);
  const plans = shelves.map((shelf, at) => ({
    ...shelf,
    rows: rows.filter(({ collection }) => collection === shelf.collection),
    gone: away[at] ?? [],
  }));
  return { shelves: plans, refused, asked, keys, prompt };
}

/** Plans each row, and refuses those that can't be taken. */
function plannedRows(tab: Tab, all: readonly PicturedRow[], shelves: readonly Shelf[], run: Run) {
  const { words, memory } = run;
  const strangers = strangeIds(all, shelves, memory);
  const named = all.filter(({ isNamed }) => isNamed);
  const refused = new Map(twinsIn(tab, named, shelves, words));
  for (const row of all) {
    const reason = refusalOf(row, strangers, words);
    if (reason !== undefined) refused.set(row.row, reason);
  }
  const planned = all
    .filter(({ row }) => !refused.has(row))
    .map((row) => planRow(tab, row, shelves, run));
  for (const { row, before, unready, isNamed, collection } of planned) {
    const isRead = shelves.some((shelf) => shelf.collection === collection && shelf.stored);
    if (isNamed && isRead && !before && unready.length > 0)
      refused.set(row, words.unreadyNew(headingsOf(tab, unready)));
  }
  // A row with a strange Id may be that of any document, so none is deleted.
  return { planned, refused, isUnsure: all.some(({ id }) => strangers.has(id)) };
}

/** Ids of a shelf's documents that have no row. A waiting row keeps its document wherever that is. */
function goneOf(
  { collection, stored }: Shelf,
  rows: readonly PicturedRow[],
  waiting: readonly Pick<PicturedRow, 'id'>[],
): string[] {
  const own = rows.filter((row) => row.isNamed && row.collection === collection);
  const kept = new Set([...own, ...waiting].map(({ id }) => id));
  return [...(stored?.keys() ?? [])].filter((id) => !kept.has(id));
}

/** The headings of fields of a tab. */
function headingsOf(tab: Tab, fields: readonly string[]): string[] {
  return tab.columns.filter(({ field }) => fields.includes(field)).map(({ heading }) => heading);
}
