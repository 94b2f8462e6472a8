import { findCollection } from '@/catalogue/collections';
import { hoursDiagnostics } from '@/data/hours/hoursDiagnostics';
import { HOURS_COLLECTION } from '@/data/hours/hoursDocument';
import { normaliseCollection } from '@/data/normalise/normaliseShelf';
import type { RawDocument } from '@/data/source/CatalogueSource';
import type { Finding } from './Finding';
import { findingOf } from './findingOf';

/** Documents by id, by collection, of any shape. */
export type CheckedDocuments = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/**
 * All that can be said of documents by looking at them, by collection and in the order of their ids. Collections that are not
 * given are not missed. Total; asks no network.
 */
export function checkCatalogue(documents: CheckedDocuments): Finding[] {
  return [...documents].flatMap(([name, byId]) => {
    if (name === HOURS_COLLECTION)
      return hoursDiagnostics(byId).map((diagnostic) => findingOf(name, diagnostic));
    const collection = findCollection(name);
    if (!collection) return [findingOf(name, { code: 'unknownCollection', ids: [] })];
    const { diagnostics } = normaliseCollection(collection, inOrder(byId));
    return diagnostics.map((diagnostic) => findingOf(name, diagnostic));
  });
}

/** As the database gives them to the site. */
function inOrder(byId: Readonly<Record<string, unknown>>): RawDocument[] {
  return Object.keys(byId)
    .sort()
    .map((id) => ({ id, fields: byId[id] }));
}
