import { findingOf } from '../../src/answers/report/findingOf';
import type { DiagnosticCode, Finding } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseCollection';
import { readDay } from '../../src/data/normalise/readDay';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { DocumentFields } from '../database/Database';
import type { SyncContext } from './SyncContext';
import type { PlannedRow, ShelfPlan } from './TabPlan';
import type { Tab } from './tabs';

/** What keeps a document from visitors. */
const unseen: readonly DiagnosticCode[] = ['leftOut', 'hidden', 'daysCrossed', 'beyondLimit'];

/** What Result says of a shelf's rows, by number: what visitors see, what the site's reader could not read, and what stays as it was. */
export function resultsOf(
  tab: Tab,
  { collection: name, rows }: ShelfPlan,
  { words, language }: Pick<SyncContext, 'words' | 'language'>,
): Map<number, string> {
  const collection = [...tab.shelves.values()].find((shelf) => shelf.name === name);
  if (!collection) return new Map();
  const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { diagnostics } = normaliseCollection(collection, sorted);
  const findings = diagnostics
    .map((diagnostic) => ({ ids: diagnostic.ids, ...findingOf(name, diagnostic, language) }))
    .filter((one) => one.severity !== 'hint' || isUnseenBy(one));
  return new Map(
    sorted.flatMap((row) => {
      if (row.isWaiting) return [];
      const own = findings.filter(
        ({ ids, field }) => ids.includes(row.id) && !row.faults.has(field),
      );
      const parts = [
        own.some(isUnseenBy) ? words.offSite : seen(row, words),
        ...own.map(({ problem, cure }) => `${problem} ${cure}`),
        ...daysOf(tab, row.fields, words),
        ...row.faults.values(),
      ];
      return [[row.row, [...new Set(parts)].join(' ')]];
    }),
  );
}

/** Whether a finding keeps its document from visitors. */
function isUnseenBy({ code, field }: Pick<Finding, 'code' | 'field'>): boolean {
  const isDay = field === 'show' || field === 'until';
  return unseen.includes(code) || (code === 'unreadable' && isDay);
}

function seen({ faults, fields }: PlannedRow, words: DeskMessages): string {
  return faults.has('img') && fields.img === undefined ? words.onSiteNoPhoto : words.onSite;
}

/** The days of a row in words: 12/10/2026 is another day in other countries. */
function daysOf(tab: Tab, fields: DocumentFields, words: DeskMessages): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const date = kind === 'day' ? readDay(fields[field]) : undefined;
    return date ? [words.day(heading, date)] : [];
  });
}
