import { count } from '../log/count';
import { logEvent } from '../log/logEvent';
import type { CatalogueReadError } from './CatalogueReadError';
import type { RawDocument } from './CatalogueSource';
import { chooseSource } from './chooseSource';
import { readings } from './readings';

/** The documents that a source returned. `readAt`: when they were requested, in milliseconds since 1970. */
export interface Reading {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/**
 * Reads a collection, or only its documents with these ids, from the configured source. Logs the outcome and records it for /api/health.
 * @throws SettingsError, CatalogueReadError
 */
export async function readCollection(
  collection: string,
  limit: number,
  ids?: readonly string[],
): Promise<Reading> {
  const source = chooseSource();
  const readAt = Date.now();
  try {
    const documents = await source.read(collection, limit, ids);
    noteReading(collection, readAt);
    count('databaseRead', 'ok');
    // Reads of the demo's files are not logged: they cost nothing and never change, and the lines would hide others.
    if (source.name === 'firestore') logRead(collection, readAt, { documents: documents.length });
    return { readAt, documents };
  } catch (error) {
    const cause = reasonOf(error);
    noteFailure(collection, cause);
    count('databaseRead', 'failed');
    logRead(collection, readAt, { cause });
    throw error;
  }
}

/** Checks the name, not `instanceof`: each page's server bundle has its own copy of the class CatalogueReadError. */
function reasonOf(error: unknown): string {
  const { name, reason } = Object(error) as Partial<CatalogueReadError>;
  return name === 'CatalogueReadError' && reason ? reason : String(error);
}

/** Records a good reading for /api/health, of this process or another. */
export function noteReading(collection: string, readAt: number): void {
  readings().readAt.set(collection, readAt);
  readings().failing.delete(collection);
}

function noteFailure(collection: string, cause: string): void {
  readings().failing.add(collection);
  readings().lastFailure = { collection, at: Date.now(), cause };
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
