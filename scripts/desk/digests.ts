import { createHash } from 'node:crypto';
import { ownCollections } from '../../src/catalogue/collections';
import type { Database, DocumentFields, Write } from '../database/Database';

/**
 * The digests of a shelf's documents as the sheet last had them, by id. A document with an empty digest is compared again
 * in the next run.
 */
export type Digests = Readonly<Record<string, string>>;

/**
 * Reads what the last runs remembered, by collection. It is a small document for each shelf, so that a run that finds
 * nothing new reads no products.
 */
export async function readDigests(database: Database): Promise<ReadonlyMap<string, Digests>> {
  const documents = await database.list(ownCollections.sync);
  return new Map(
    [...documents].flatMap(([collection, { digests }]) =>
      typeof digests === 'string' ? [[collection, JSON.parse(digests)]] : [],
    ),
  );
}

/** The write that remembers a shelf's digests, or forgets them. They are one text: Firestore would index each entry of a map. */
export function digestsWrite(id: string, digests: Digests | undefined): Write {
  const collection = ownCollections.sync;
  return digests
    ? { collection, id, fields: { digests: JSON.stringify(digests) } }
    : { collection, id };
}

/** A short digest of a document's fields. */
export function digestOf(fields: DocumentFields): string {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 12);
}
