import { findingOf } from '../../src/answers/report/findingOf';
import type { DiagnosticCode, Finding } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseCollection';
import { readDay } from '../../src/data/normalise/readDay';
import type { PlannedRow } from './PlannedRow';
import type { TabPlan } from './planTab';
import type { Shelf } from './readShelves';
import type { TabContext } from './SyncContext';

/** What keeps a document from visitors. */
const unseen: readonly DiagnosticCode[] = ['leftOut', 'hidden', 'daysCrossed', 'beyondLimit'];

/** What Result says of rows, by number: why one is not taken, or what visitors see of it. */
export function resultsOf({ shelves, rows }: TabPlan, context: TabContext): Map<number, string> {
  const findings = new Map(shelves.map((shelf) => [shelf, findingsOn(shelf, rows, context)]));
  const seen = (row: PlannedRow) =>
    seenOf(row, (row.shelf && findings.get(row.shelf)) ?? [], context);
  return new Map(rows.map((row) => [row.row, row.hold?.text ?? seen(row)]));
}

type ShelfFinding = Finding & { readonly ids: readonly string[] };

/** What the site's reader finds in the documents of a shelf. A row that is not taken has its document there, if it had one. */
function findingsOn(
  shelf: Shelf,
  rows: readonly PlannedRow[],
  { language }: TabContext,
): ShelfFinding[] {
  const own = rows.filter((row) => row.shelf === shelf);
  const kept = own.filter(({ hold, before }) => hold && before);
  const taken = own.filter(({ hold }) => !hold);
  const byId = new Map([...kept, ...taken].map(({ id, document }) => [id, document]));
  const documents = [...byId]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, fields]) => ({ id, fields }));
  return normaliseCollection(shelf.collection, documents)
    .diagnostics.map((diagnostic) => ({
      ...findingOf(shelf.collection.name, diagnostic, language),
      ids: diagnostic.ids,
    }))
    .filter((one) => one.severity !== 'hint' || isUnseenBy(one));
}

/** What visitors see of a row, what the site's reader could not read, and what stays as it was. */
function seenOf(
  row: PlannedRow,
  findings: readonly ShelfFinding[],
  { tab, words }: TabContext,
): string {
  const { id, document, faults } = row;
  const own = findings.filter(({ ids, field }) => ids.includes(id) && !faults.has(field));
  const isPhotoless = faults.has('img') && document.img === undefined;
  // 12/10/2026 is another day in other countries.
  const days = tab.columns.flatMap(({ field, heading, kind }) => {
    const date = kind === 'day' ? readDay(document[field]) : undefined;
    return date ? words.day(heading, date) : [];
  });
  const parts = [
    own.some(isUnseenBy) ? words.offSite : isPhotoless ? words.onSiteNoPhoto : words.onSite,
    ...own.map(({ problem, cure }) => `${problem} ${cure}`),
    ...days,
    ...faults.values(),
  ];
  return [...new Set(parts)].join(' ');
}

/** Whether a finding keeps its document from visitors. */
function isUnseenBy({ code, field }: Pick<Finding, 'code' | 'field'>): boolean {
  const isDay = field === 'show' || field === 'until';
  return unseen.includes(code) || (code === 'unreadable' && isDay);
}
