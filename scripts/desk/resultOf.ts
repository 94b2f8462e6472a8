import { findingOf } from '../../src/answers/report/findingOf';
import type { Collection } from '../../src/catalogue/collections';
import type { DiagnosticCode } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseShelf';
import { readDay } from '../../src/data/normalise/readDay';
import type { DeskMessages } from '../../src/messages/en/deskMessages';
import type { LanguageCode } from '../../src/shop/LanguageCode';
import type { DocumentFields } from '../database/Database';
import type { Tab } from './tabs';

/** Why no visitor sees a document. */
const unseen: readonly DiagnosticCode[] = ['leftOut', 'hidden', 'daysCrossed', 'beyondLimit'];

/** What Result says of each document of a shelf, by id: what visitors see of it, and what the site's reader could not read. */
export function resultsOf(
  tab: Tab,
  collection: Collection,
  documents: readonly { readonly id: string; readonly fields: DocumentFields }[],
  words: DeskMessages,
  language: LanguageCode,
): Map<string, string> {
  const sorted = documents.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { diagnostics } = normaliseCollection(collection, sorted);
  const findings = diagnostics
    .filter(({ ids }) => ids.length > 0)
    .map((diagnostic) => ({
      ids: diagnostic.ids,
      finding: findingOf(collection.name, diagnostic, language),
    }))
    .filter(({ finding }) => finding.severity !== 'hint' || unseen.includes(finding.code));
  return new Map(
    sorted.map(({ id, fields }) => {
      const own = findings.filter(({ ids }) => ids.includes(id)).map(({ finding }) => finding);
      const isSeen = !own.some(({ code }) => unseen.includes(code));
      const parts = [
        isSeen ? words.onSite : words.offSite,
        ...own.map(({ problem, cure }) => `${problem} ${cure}`),
      ];
      return [id, [...parts, ...daysOf(tab, fields, words)].join(' ')];
    }),
  );
}

/** In words: 12/10/2026 is another day in other countries. */
function daysOf(tab: Tab, fields: DocumentFields, words: DeskMessages): string[] {
  return tab.columns.flatMap(({ field, heading, kind }) => {
    const date = kind === 'day' ? readDay(fields[field]) : undefined;
    return date ? [words.day(heading, date)] : [];
  });
}
