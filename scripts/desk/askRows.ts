import { findingOf } from '../../src/answers/report/findingOf';
import { spellingKey } from '../../src/catalogue/fold';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { readRupees } from '../../src/data/normalise/readAmount';
import type { RowFields } from './cells';
import { openQuestion } from './Hold';
import { holdRow, type PlannedRow } from './PlannedRow';
import type { Shelf } from './readShelves';
import type { TabContext } from './SyncContext';

/** A guard: what it asks about a row, none for a row that looks right. */
type Guard = (row: PlannedRow, context: TabContext) => readonly string[];

const guards: readonly Guard[] = [titleGone, farPrices, joinedShades];

/**
 * Holds the rows that look like an accident, each with a question. A row that goes back to what stood before is never asked
 * about.
 * @param lost The documents without a row.
 */
export function askRows(
  rows: readonly PlannedRow[],
  shelves: readonly Shelf[],
  lost: readonly RowFields[],
  context: TabContext,
): PlannedRow[] {
  const { words, read } = context;
  const lostTitles = new Set(lost.map(titleKey).filter(Boolean));
  const isKnown = (id: string) => shelves.some(({ ids }) => ids.has(id));
  const doubtful = rows.filter(
    ({ hold, isUndo, isNamed, id }) => !hold && !isUndo && (isNamed || isKnown(id)),
  );
  const links = doubtful.filter(
    ({ before, isNamed, document }) => isNamed && !before && lostTitles.has(titleKey(document)),
  );
  return rows.map((row) => {
    if (!doubtful.includes(row)) return row;
    const reasons = guards.flatMap((guard) => guard(row, context));
    if (links.includes(row)) reasons.push(words.linksChange(links.length));
    if (reasons.length === 0) return row;
    const text = [...reasons, words.ask].join(' ');
    const hold = openQuestion(text, { ...row.fields, id: row.id }, row.row, context);
    return hold ? holdRow(row, hold, read.prompt) : row;
  });
}

/** A key for comparing titles; empty without one. */
export function titleKey(fields: RowFields): string {
  return spellingKey(String(fields.title ?? ''));
}

/** A document would lose its title, or all that it shows. */
function titleGone({ document, before, isNamed }: PlannedRow, { words }: TabContext): string[] {
  const isGone = before?.title !== undefined && document.title === undefined;
  return isGone || !isNamed ? [words.noTitle] : [];
}

/** Prices below half or above double of the last that stood, also where the cell was empty meanwhile. */
function farPrices({ document, before, memory }: PlannedRow, { tab, words }: TabContext): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    if (kind !== 'rupees') return [];
    const was = readRupees(before?.[field]) ?? memory?.prices?.[field];
    const is = readRupees(document[field]);
    if (!was || !is || (is >= was / 2 && is <= was * 2)) return [];
    return [words.farPrice(heading, was, is)];
  });
}

/** A shade that was typed anew, and may be several. */
function joinedShades(row: PlannedRow, { tab, language }: TabContext): string[] {
  return tab.columns.flatMap(({ field, kind }) => {
    const value = row.document[field];
    if (value === undefined || value === row.before?.[field]) return [];
    return (fieldKinds[kind].read(value).mistakes ?? [])
      .filter(({ code }) => code === 'shadesJoined')
      .map((mistake) => {
        const diagnostic = { ...mistake, ids: [], field };
        const { problem, cure } = findingOf(row.collection ?? '', diagnostic, language);
        return `${problem} ${cure}`;
      });
  });
}
