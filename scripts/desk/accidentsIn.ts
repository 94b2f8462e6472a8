import { readRupees } from '../../src/data/normalise/readAmount';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import { cellOf } from './cells';
import type { PlannedRow, TabPlan } from './planTab';
import { placesOf, type ReadTab } from './readTab';
import { isGoods, type Tab } from './tabs';

/** Why nothing of a tab is to be taken without a yes: reasons for the whole tab, and by row. */
export function accidentsIn(
  tab: Tab,
  { headings }: ReadTab,
  { shelves, emptied, gone }: TabPlan,
  words: DeskMessages,
): { readonly ofTab: readonly string[]; readonly ofRows: ReadonlyMap<number, string> } {
  const place = placesOf(headings);
  const documents = shelves.flatMap(({ stored }) => [...(stored?.values() ?? [])]);
  const lost = tab.columns.filter(
    ({ field, heading }) =>
      place(heading) < 0 && documents.some((one) => cellOf(one[field]) !== ''),
  );
  const ofTab = lost.length > 0 ? [words.headingsGone(lost.map(({ heading }) => heading))] : [];

  const rows = shelves.flatMap((shelf) => shelf.rows.filter(({ before }) => before));
  const changed = rows.filter(({ isChanged }) => isChanged).length;
  const all = shelves.reduce((sum, { ids }) => sum + ids.size, 0);
  if (isGoods(tab) && isMany(changed, gone, all)) ofTab.push(words.tooMuch(changed + gone, all));

  const ofRows = new Map(emptied.map((row) => [row, words.noTitle]));
  for (const row of rows) {
    const reasons = [...titleGone(tab, row, words), ...farPrices(tab, row, words)];
    if (reasons.length > 0) ofRows.set(row.row, reasons.join(' '));
  }
  return { ofTab, ofRows };
}

/** More than a third, unless it is as little as a morning's work. */
function isMany(changed: number, gone: number, all: number): boolean {
  return changed + gone > Math.max(3, all / 3) || gone > Math.max(1, all / 3);
}

/** Empty, or with no value at present. */
function titleGone(
  tab: Tab,
  { fields, faults, before }: PlannedRow,
  words: DeskMessages,
): string[] {
  if (!isGoods(tab) || cellOf(before?.title) === '') return [];
  const fault = faults.get('title') ?? (fields.title === undefined ? words.noTitle : undefined);
  return fault === undefined ? [] : [fault];
}

/** Beyond half or double of the last. */
function farPrices(tab: Tab, { fields, before }: PlannedRow, words: DeskMessages): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const [was, is] = [readRupees(before?.[field]), readRupees(fields[field])];
    if (kind !== 'rupees' || !was || !is || (is >= was / 2 && is <= was * 2)) return [];
    return [words.farPrice(heading, was, is)];
  });
}
