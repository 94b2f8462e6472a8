import { findingOf } from '../../src/answers/report/findingOf';
import { spellingKey } from '../../src/catalogue/fold';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { readRupees } from '../../src/data/normalise/readAmount';
import type { DocumentFields } from '../database/Database';
import { cellOf } from './cells';
import type { Shelf } from './readShelves';
import type { SyncContext } from './SyncContext';
import type { PlannedRow } from './TabPlan';
import type { Tab } from './tabs';

/** A guard: what it asks about a row, none for a row that looks right. */
type Guard = (row: PlannedRow, tab: Tab, context: SyncContext) => readonly string[];

const guards: readonly Guard[] = [titleGone, farPrices, joinedShades];

/**
 * The questions on rows that look like an accident. A row that goes back to what stood before is never asked about.
 * @param lost Keys of the titles of documents without a row.
 */
export function questionsOn(
  tab: Tab,
  rows: readonly PlannedRow[],
  shelves: readonly Shelf[],
  lost: readonly { readonly title: string }[],
  context: SyncContext,
): [row: PlannedRow, question: string][] {
  const { words } = context;
  const lostTitles = new Set(lost.map(({ title }) => title).filter(Boolean));
  const isLink = ({ before, isNamed, fields }: PlannedRow) =>
    isNamed && !before && lostTitles.has(titleKey(fields));
  const links = rows.filter((row) => !row.isUndo && isLink(row)).length;
  return rows.flatMap((row): [PlannedRow, string][] => {
    if (row.isUndo) return [];
    const isKnown = shelves.some(({ ids }) => ids.has(row.id));
    if (!row.isNamed && !isKnown) return [];
    const reasons = row.isNamed
      ? guards.flatMap((guard) => guard(row, tab, context))
      : [words.noTitle];
    if (isLink(row)) reasons.push(words.linksChange(links));
    return reasons.length > 0 ? [[row, [...reasons, words.ask].join(' ')]] : [];
  });
}

/** A key for comparing titles; empty without one. */
export function titleKey(fields: DocumentFields | undefined): string {
  return spellingKey(String(cellOf(fields?.title)));
}

/** A document would lose its title. */
function titleGone({ fields, before }: PlannedRow, _tab: Tab, { words }: SyncContext): string[] {
  return cellOf(before?.title) !== '' && fields.title === undefined ? [words.noTitle] : [];
}

/** Prices below half or above double of the last that stood, also where the cell was empty meanwhile. */
function farPrices(
  { fields, before, memory }: PlannedRow,
  tab: Tab,
  { words }: SyncContext,
): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    if (kind !== 'rupees') return [];
    const was = readRupees(before?.[field]) ?? memory?.prices?.[field];
    const is = readRupees(fields[field]);
    if (!was || !is || (is >= was / 2 && is <= was * 2)) return [];
    return [words.farPrice(heading, was, is)];
  });
}

/** A shade that was typed anew, and may be several. */
function joinedShades(row: PlannedRow, tab: Tab, { language }: SyncContext): string[] {
  return tab.columns.flatMap(({ field, kind }) => {
    const value = row.fields[field];
    if (value === undefined || value === cellOf(row.before?.[field])) return [];
    return (fieldKinds[kind].read(value).mistakes ?? [])
      .filter(({ code }) => code === 'shadesJoined')
      .map((mistake) => {
        const diagnostic = { ...mistake, ids: [], field };
        const { problem, cure } = findingOf(row.collection ?? '', diagnostic, language);
        return `${problem} ${cure}`;
      });
  });
}
