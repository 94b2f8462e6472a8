import { readRupees } from '../../src/data/normalise/readAmount';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { cellOf } from './cells';
import type { PlannedRow, TabPlan } from './planTab';
import type { Run } from './Run';
import { placesOf, type ReadTab } from './readTab';
import { isGoods, ownHeadings, type Tab } from './tabs';

/**
 * Why nothing of a tab is taken without the option `yes`, and the rows beside which to say so; undefined if nothing looks
 * like an accident. Where the column Id is gone, nothing is taken with `yes` either.
 */
export function accidentIn(
  tab: Tab,
  read: ReadTab,
  plan: TabPlan,
  { words, yes }: Pick<Run, 'words' | 'yes'>,
): { readonly notice: string; readonly rows: ReadonlyMap<number, string> } | undefined {
  const rows = new Map(plan.refused);
  if (plan.shelves.some(({ ids }) => ids.size > 0)) {
    if (read.added.includes(ownHeadings.id))
      return { notice: words.headingsGone([ownHeadings.id]), rows };
    if (read.rows.length === 0 && !yes) return { notice: words.noTab(tab.name), rows };
  }
  if (yes) return undefined;
  const ofTab = accidentsOfTab(tab, read, plan, words);
  const ofRows = accidentsOfRows(tab, plan, words);
  if (ofTab.length + ofRows.size === 0) return undefined;
  for (const [row, reason] of ofRows) rows.set(row, `${words.rowHeld} ${reason}`);
  const numbers = [...ofRows.keys()];
  const first = `${numbers.slice(0, 10).join(', ')}${numbers.length > 10 ? ', …' : ''}`;
  if (first) ofTab.push(`${ownHeadings.result}: ${first}.`);
  return { notice: words.held(ofTab), rows };
}

function accidentsOfTab(
  tab: Tab,
  { headings }: ReadTab,
  { shelves, gone }: TabPlan,
  words: DeskMessages,
): string[] {
  const place = placesOf(headings);
  const documents = shelves.flatMap(({ stored }) => [...(stored?.values() ?? [])]);
  const lost = tab.columns.filter(
    ({ field, heading }) =>
      place(heading) < 0 && documents.some((one) => cellOf(one[field]) !== ''),
  );
  const ofTab = lost.length > 0 ? [words.headingsGone(lost.map(({ heading }) => heading))] : [];

  const changed = shelves.flatMap(({ rows }) => rows.filter((row) => row.before && row.isChanged));
  const all = shelves.reduce((sum, { ids }) => sum + ids.size, 0);
  if (isGoods(tab) && isMany(changed.length, gone, all))
    ofTab.push(words.tooMuch(changed.length + gone, all));
  return ofTab;
}

function accidentsOfRows(
  tab: Tab,
  { shelves, emptied }: TabPlan,
  words: DeskMessages,
): Map<number, string> {
  const ofRows = new Map(emptied.map((row) => [row, words.noTitle]));
  for (const row of shelves.flatMap(({ rows }) => rows)) {
    const reasons = [...titleGone(tab, row, words), ...farPrices(tab, row, words)];
    if (reasons.length > 0) ofRows.set(row.row, reasons.join(' '));
  }
  return ofRows;
}

/** Whether more than a third of the documents would change or go. A few are never too many: that is a morning's work. */
function isMany(changed: number, gone: number, all: number): boolean {
  return changed + gone > Math.max(3, all / 3) || gone > Math.max(1, all / 3);
}

/** Why a document would lose its title: the cell is empty, or has no value at present. */
function titleGone(
  tab: Tab,
  { fields, faults, before }: PlannedRow,
  words: DeskMessages,
): string[] {
  if (!isGoods(tab) || cellOf(before?.title) === '') return [];
  const fault = faults.get('title') ?? (fields.title === undefined ? words.noTitle : undefined);
  return fault === undefined ? [] : [fault];
}

/** Prices below half or above double of what they were. */
function farPrices(tab: Tab, { fields, before }: PlannedRow, words: DeskMessages): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const [was, is] = [readRupees(before?.[field]), readRupees(fields[field])];
    if (kind !== 'rupees' || !was || !is || (is >= was / 2 && is <= was * 2)) return [];
    return [words.farPrice(heading, was, is)];
  });
}
