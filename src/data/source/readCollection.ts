import { count } from '../log/count';
import { logEvent } from '../log/logEvent';
import { reasonOf } from './CatalogueReadError';
import type { RawDocument } from './CatalogueSource';
import { chooseSource } from './chooseSource';

/** The documents that a source returned. `readAt`: when they were requested, in milliseconds since 1970. */
interface ReadDocuments {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/**
 * Reads a collection, or only its documents with these ids, from the configured source, and logs the outcome.
 * @throws SettingsError, CatalogueReadError
 */
export async function readCollection(
  collection: string,
  limit: number,
  ids?: readonly string[],
): Promise<ReadDocuments> {
  const source = chooseSource();
  const readAt = Date.now();
  try {
    const documents = await source.read(collection, limit, ids);
    count('databaseRead', 'ok');
    // Reads of the demo's files are not logged: they cost nothing and never change, and the lines would hide others.
    if (source.name === 'firestore') logRead(collection, readAt, { documents: documents.length });
    return { readAt, documents };
  } catch (error) {
    count('databaseRead', 'failed');
    logRead(collection, readAt, { cause: reasonOf(error) });
    throw error;
  }
}

/** Logs a read that began at `startedAt`: the number of documents, or why it failed. */
function logRead(
  collection: string,
  startedAt: number,
  outcome: { readonly documents: number } | { readonly cause: string },
): void {
  const ms = Date.now() - startedAt;
  if ('cause' in outcome) logEvent('error', 'collection not read', { collection, ...outcome, ms });
  else logEvent('info', 'collection read', { collection, ...outcome, ms });
}
