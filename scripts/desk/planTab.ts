import { findPictures, type PicturedRow } from './findPictures';
import { planRow, waitingRow } from './planRow';
import { openQuestion, type Question } from './Question';
import { questionsOn, titleKey } from './questionsOn';
import { readShelves, type Shelf } from './readShelves';
import type { ReadTab } from './readTab';
import { refusalsOf, withKnownIds } from './refusals';
import type { SyncContext } from './SyncContext';
import type { TabPlan } from './TabPlan';
import type { Tab } from './tabs';

/** Compares the rows of a tab with the documents. Only shelves that differ from what is remembered are read. */
export async function planTab(tab: Tab, read: ReadTab, context: SyncContext): Promise<TabPlan> {
  const found = await findPictures(tab, read.rows, context);
  const named = found.filter(({ isNamed }) => isNamed);
  const shelves = await readShelves(tab, named, context);
  const all = withKnownIds(found, shelves).map((row) => planRow(tab, row, shelves, context));
  const { refused, isUnsure } = refusalsOf(tab, all, shelves, context);
  const open = all.filter(({ row }) => !refused.has(row));
  const gone = (rows: readonly PicturedRow[], waiting: readonly Pick<PicturedRow, 'id'>[]) =>
    shelves.map((shelf) => (isUnsure ? [] : goneOf(shelf, rows, waiting)));
  const stopped = all.filter(({ row, isNamed }) => refused.has(row) || !isNamed);
  const lost = gone(open, stopped).flatMap((ids, at) =>
    ids.map((id) => ({ id, title: titleKey(shelves[at]?.stored?.get(id)) })),
  );
  const asked = new Map<number, Question>();
  for (const [row, text] of questionsOn(tab, open, shelves, lost, context)) {
    const about = { ...row.typed, id: row.id };
    const question = openQuestion(text, about, row.isAllowed, context);
    if (question) asked.set(row.row, question);
  }
  const rows = open
    .filter(({ isNamed }) => isNamed)
    .map((row) => (asked.has(row.row) ? waitingRow(tab, row, shelves, read.prompt) : row));
  const taken = rows.filter(({ isWaiting }) => !isWaiting);
  const waiting = all.filter(({ row }) => refused.has(row) || asked.has(row));
  // A row that lost its Id and waits keeps the document of its title.
  const titles = waiting.flatMap(({ row, fields }) => (asked.has(row) ? titleKey(fields) : []));
  const away = gone(taken, [...waiting, ...lost.filter(({ title }) => titles.includes(title))]);
  const plans = shelves.map((shelf, at) => ({
    ...shelf,
    rows: rows.filter(({ collection }) => collection === shelf.collection),
    gone: away[at] ?? [],
  }));
  return { shelves: plans, refused, asked };
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
