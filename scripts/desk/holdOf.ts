import { columnFields } from './cells';
import { digestOf } from './memory';
import { isSame } from './planRow';
import { openQuestion, type Question } from './Question';
import { missingColumns } from './readHeadings';
import type { ReadTab } from './readTab';
import type { SyncContext } from './SyncContext';
import type { TabPlan } from './TabPlan';
import { isGoods, ownHeadings, promptFields, type Tab } from './tabs';

/** Why nothing of a tab is taken; undefined for one that is. Without a key a yes is no answer. */
export function holdOf(
  tab: Tab,
  read: ReadTab,
  plan: TabPlan,
  context: SyncContext,
): Pick<Question, 'text'> | Question | undefined {
  const { trouble, isStrange, added, own } = read.headings;
  const { words } = context;
  if (isStrange) return { text: trouble.join(' ') };
  const isStocked = plan.shelves.some(({ ids }) => ids.size > 0);
  if (isStocked && added.includes(ownHeadings.id))
    return { text: words.held([words.columnMissing(ownHeadings.id)]) };
  if (trouble.length > 0) return { text: words.held(trouble) };
  const documents = plan.shelves.flatMap(({ stored }) => [...(stored?.values() ?? [])]);
  const filled = new Set(documents.flatMap((one) => Object.keys(columnFields(tab, one))));
  const absent = missingColumns(tab, own);
  const lost = tab.columns.filter(
    ({ field, heading }) => absent.includes(heading) && filled.has(field),
  );
  const { changed, gone, all } = accidental(tab, plan);
  const count = changed.length + gone.length;
  const reasons = lost.map(({ heading }) => words.columnMissing(heading));
  if (count > Math.max(3, all / 3) || gone.length > Math.max(1, all / 3))
    reasons.push(words.tooMuch(count, all, isGoods(tab)));
  if (reasons.length === 0) return undefined;
  const about = { changes: [...changed, ...gone].join(' ') };
  return openQuestion(`${words.held(reasons)} ${words.ask}`, about, read.isAllowed, context);
}

/** What would change or go, without what never waits, and without what goes back to where it was before the last change. */
function accidental(tab: Tab, { shelves }: TabPlan) {
  const rows = shelves.flatMap((shelf) => shelf.rows).filter(({ isWaiting }) => !isWaiting);
  const isPlain = (field: string) => !promptFields.includes(field);
  const changed = rows
    .filter(({ before, isUndo, isChanged }) => before && isChanged && !isUndo)
    .filter(({ isMoved, fields, before }) => isMoved || !isSame(tab, fields, before, isPlain))
    .map(({ id, typed }) => digestOf({ ...typed, id }));
  const moved = new Set(rows.flatMap(({ isMoved, id }) => (isMoved ? id : [])));
  const all = shelves.flatMap(({ ids }) => [...ids]);
  const added = lastAdded(shelves);
  const gone = shelves.flatMap((shelf) => shelf.gone).filter((id) => !moved.has(id));
  const isUndo = all.length > added.size && [...added].every((id) => gone.includes(id));
  return { changed, gone: gone.filter((id) => !(isUndo && added.has(id))), all: all.length };
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
