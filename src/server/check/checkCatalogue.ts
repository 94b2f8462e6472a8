import { findCollection } from '@/catalogue/collections';
import { HOURS_COLLECTION } from '../hours/hoursDocument';
import { hoursRemarks } from '../hours/hoursRemarks';
import { normaliseCollection } from '../normalise/normaliseCollection';
import type { RawDocument } from '../source/CatalogueSource';
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
      return hoursRemarks(byId).map((remark) => findingOf(name, remark));
    const collection = findCollection(name);
    if (!collection) return [findingOf(name, { code: 'unknownCollection', ids: [] })];
    const { remarks } = normaliseCollection(collection, inOrder(byId));
    return remarks.map((remark) => findingOf(name, remark));
  });
}

/** As the database gives them to the site. */
function inOrder(byId: Readonly<Record<string, unknown>>): RawDocument[] {
  return Object.keys(byId)
    .sort()
    .map((id) => ({ id, fields: byId[id] }));
}
