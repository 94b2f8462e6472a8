import { findCollection } from '@/catalogue/allCollections';
import type { Finding } from '@/catalogue/Diagnostic';
import { normaliseCollection } from '@/data/normalise/normaliseCollection';
import { sortedDocuments } from '@/data/source/demoSource';
import { findingOf, worstFirst } from './findingOf';

/** Documents of any shape, by collection and id. */
type CheckedDocuments = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** All findings on documents, the worst first, with sentences in English. Never throws. */
export function checkCatalogue(documents: CheckedDocuments): Finding[] {
  const findings = [...documents].flatMap(([name, byId]) => {
    const collection = findCollection(name);
    if (!collection) return [findingOf(name, { code: 'unknownCollection', ids: [] }, 'en')];
    const { diagnostics } = normaliseCollection(collection, sortedDocuments(byId));
    return diagnostics.map((diagnostic) => findingOf(name, diagnostic, 'en'));
  });
  return worstFirst(findings);
}
