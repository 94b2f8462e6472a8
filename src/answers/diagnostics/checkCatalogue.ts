import { findCollection } from '@/catalogue/allCollections';
import { normaliseCollection } from '@/data/normalise/normaliseShelf';
import { documentNames, type FieldNames } from '@/messages/en/fieldNames';
import type { LanguageCode } from '@/shop/LanguageCode';
import type { Finding } from './Finding';
import { findingOf } from './findingOf';
import { inOrder } from './inOrder';

/** Documents of any shape, by collection and id. */
export type CheckedDocuments = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** All findings that need no network, by collection and document id. Never throws. `words`: the fields' names. */
export function checkCatalogue(
  documents: CheckedDocuments,
  words: FieldNames = documentNames,
  language: LanguageCode = 'en',
): Finding[] {
  return [...documents].flatMap(([name, byId]) => {
    const collection = findCollection(name);
    if (!collection) return [findingOf(name, { code: 'unknownCollection', ids: [] })];
    const { diagnostics } = normaliseCollection(collection, inOrder(byId));
    return diagnostics.map((diagnostic) => findingOf(name, diagnostic, words, language));
  });
}
