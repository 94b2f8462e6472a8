import { findingOf } from '../../src/answers/report/findingOf';
import type { DiagnosticCode, Finding } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseCollection';
import { readDay } from '../../src/data/normalise/readDay';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { PlannedRow } from './PlannedRow';
import type { TabPlan } from './planTab';
import type { Shelf } from './readShelves';
import type { TabContext } from './SyncContext';

/** What keeps a document from visitors. */
const unseen: readonly DiagnosticCode[] = ['leftOut', 'hidden', 'daysCrossed', 'beyondLimit'];

/** What Result says of rows, by number: why one is not taken, or what visitors see of it. */
export function resultsOf({ shelves, rows }: TabPlan, context: TabContext): Map<number, string> {
  const seen = shelves.flatMap((shelf) => resultsOn(shelf, rows, context));
  const held = rows.flatMap(({ row, hold }) => (hold ? [[row, hold.text] as const] : []));
  return new Map([...seen, ...held]);
}

/** What visitors see of the rows of a shelf, what the site's reader could not read, and what stays as it was. */
function resultsOn(
  shelf: Shelf,
  rows: readonly PlannedRow[],
  context: TabContext,
): (readonly [row: number, text: string])[] {
  const { words, language } = context;
  const { collection } = shelf;
  // A row that is not taken has its document there all the same, if it had one.
  const own = rows
    .filter((row) => row.shelf === shelf && (row.before || !row.hold))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const documents = own.map(({ id, document }) => ({ id, fields: document }));
  const findings = normaliseCollection(collection, documents)
    .diagnostics.map((diagnostic) => ({
      ids: diagnostic.ids,
      ...findingOf(collection.name, diagnostic, language),
    }))
    .filter((one) => one.severity !== 'hint' || isUnseenBy(one));
  return own.map((row) => {
    const mine = findings.filter(
      ({ ids, field }) => ids.includes(row.id) && !row.faults.has(field),
    );
    const parts = [
      mine.some(isUnseenBy) ? words.offSite : onSite(row, words),
      ...mine.map(({ problem, cure }) => `${problem} ${cure}`),
      ...daysOf(row, context),
      ...row.faults.values(),
    ];
    return [row.row, [...new Set(parts)].join(' ')];
  });
}

/** Whether a finding keeps its document from visitors. */
function isUnseenBy({ code, field }: Pick<Finding, 'code' | 'field'>): boolean {
  const isDay = field === 'show' || field === 'until';
  return unseen.includes(code) || (code === 'unreadable' && isDay);
}

function onSite({ faults, document }: PlannedRow, words: DeskMessages): string {
  return faults.has('img') && document.img === undefined ? words.onSiteNoPhoto : words.onSite;
}

/** The days of a row in words: 12/10/2026 is another day in other countries. */
function daysOf({ document }: PlannedRow, { tab, words }: TabContext): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const date = kind === 'day' ? readDay(document[field]) : undefined;
    return date ? [words.day(heading, date)] : [];
  });
}
