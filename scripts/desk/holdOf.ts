import type { RowFields } from './cells';
import { type Hold, openQuestion } from './Hold';
import { digestOf } from './memory';
import type { TabPlan } from './planTab';
import { missingColumns } from './readHeadings';
import { hadDocuments } from './readShelves';
import type { TabContext } from './SyncContext';
import { ownHeadings, promptFields } from './tabs';

/** Why nothing of a tab is taken; undefined for one that is. */
export function holdOf(plan: TabPlan, context: TabContext): Hold | undefined {
  const { tab, read, words } = context;
  const { trouble, added, own } = read.headings;
  if (read.isMissing && !context.yes && (hadDocuments(context) || plan.gone.length > 0))
    return { text: words.noTab(tab.name) };
  const isStocked = plan.shelves.some(({ ids }) => ids.size > 0);
  if (isStocked && added.includes(ownHeadings.id))
    return { text: words.held([words.columnMissing(ownHeadings.id)]) };
  if (trouble !== undefined) return { text: trouble };
  const documents = plan.shelves.flatMap(({ stored }) => [...(stored?.values() ?? [])]);
  const filled = new Set(documents.flatMap((one) => Object.keys(one)));
  const absent = missingColumns(tab, own);
  const lost = tab.columns.filter(
    ({ field, heading }) => absent.includes(heading) && filled.has(field),
  );
  const { changed, gone, all } = accidental(plan);
  const count = changed.length + gone.length;
  const reasons = lost.map(({ heading }) => words.columnMissing(heading));
  if (count > Math.max(3, all / 3) || gone.length > Math.max(1, all / 3))
    reasons.push(words.tooMuch(count, all, tab.kind === 'product'));
  if (reasons.length === 0) return undefined;
  const about = { changes: [...changed, ...gone].join(' ') };
  return openQuestion(`${words.held(reasons)} ${words.ask}`, about, read.top + 1, context);
}

/** What would change or go, without what never waits, and without what goes back to where it was before the last change. */
function accidental({ shelves, rows, gone }: TabPlan) {
  const plain = (fields: RowFields = {}) =>
    digestOf({ ...fields, ...Object.fromEntries(promptFields.map((field) => [field, ''])) });
  const taken = rows.filter(({ hold }) => !hold);
  const changed = taken
    .filter(({ before, isUndo, isChanged }) => before && isChanged && !isUndo)
    .filter(({ isMoved, document, before }) => isMoved || plain(document) !== plain(before))
    .map(({ id, fields }) => digestOf({ ...fields, id }));
  const all = shelves.flatMap(({ ids }) => [...ids]);
  const added = lastAdded(shelves);
  const lost = gone.flatMap(({ id, isMoved }) => (isMoved ? [] : id));
  const isUndo = all.length > added.size && [...added].every((id) => lost.includes(id));
  return { changed, gone: lost.filter((id) => !(isUndo && added.has(id))), all: all.length };
}

/** Documents that the last changing run added. When all of them go, and others stay, the tab goes back to what it was. */
function lastAdded(shelves: TabPlan['shelves']): Set<string> {
  const memories = shelves.flatMap((shelf) => Object.entries(shelf.memories));
  const last = Math.max(1, ...memories.map(([, { run }]) => run));
  return new Set(
    memories.flatMap(([id, { is, was, run }]) =>
      is !== undefined && was === undefined && run === last ? id : [],
    ),
  );
}
