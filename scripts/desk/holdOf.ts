import { columnFields } from './cells';
import { digestOf } from './memory';
import { isSame } from './planRow';
import type { Run } from './Run';
import { missingColumns } from './readHeadings';
import type { ReadTab } from './readTab';
import type { TabPlan } from './TabPlan';
import { isGoods, ownHeadings, promptFields, type Tab } from './tabs';

/** A tab that waits. */
export interface Hold {
  readonly reasons: readonly string[];
  /** The key of its question; absent if a yes is no answer. */
  readonly key?: string;
}

/** Why nothing of a tab is taken; undefined for one that is. */
export function holdOf(tab: Tab, read: ReadTab, plan: TabPlan, run: Run): Hold | undefined {
  const { headings } = read;
  const { words, yes, memory } = run;
  const { shelves } = plan;
  const isStocked = shelves.some(({ ids }) => ids.size > 0);
  const isLost = isStocked && !headings.isStrange && headings.added.includes(ownHeadings.id);
  const trouble = isLost ? [words.columnMissing(ownHeadings.id)] : headings.trouble;
  if (trouble.length > 0) return { reasons: trouble };
  const documents = shelves.flatMap(({ stored }) => [...(stored?.values() ?? [])]);
  const filled = new Set(documents.flatMap((one) => Object.keys(columnFields(tab, one))));
  const absent = missingColumns(tab, headings.own);
  const lost = tab.columns.filter(
    ({ field, heading }) => absent.includes(heading) && filled.has(field),
  );
  const { changed, gone, all } = accidental(tab, plan);
  const isMany =
    changed.length + gone.length > Math.max(3, all / 3) || gone.length > Math.max(1, all / 3);
  const reasons = [
    ...lost.map(({ heading }) => words.columnMissing(heading)),
    ...(isMany ? [words.tooMuch(changed.length + gone.length, all, isGoods(tab))] : []),
  ];
  const key = digestOf({ reasons: reasons.join(' '), changes: [...changed, ...gone].join(' ') });
  const isAnswered = yes || (read.isAllowed && memory.asked.has(key));
  return reasons.length === 0 || isAnswered ? undefined : { reasons, key };
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
