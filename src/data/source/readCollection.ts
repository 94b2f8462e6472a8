import { logEvent } from '../log/logEvent';
import type { CatalogueReadError } from './CatalogueReadError';
import type { RawDocument } from './CatalogueSource';
import { chooseSource } from './chooseSource';
import { readings } from './readings';

/** One answer of a source: its documents and the millisecond at which they were asked for. */
export interface Reading {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/**
 * Reads a collection from the source that the settings name, logs how it went, and remembers it for the health answer.
 * @throws SettingsError, CatalogueReadError
 */
export async function readCollection(collection: string, limit: number): Promise<Reading> {
  const source = chooseSource();
  const readAt = Date.now();
  try {
    const documents = await source.read(collection, limit);
    noteSuccess(collection, readAt);
    // The demo's files cost nothing and don't change: a line for each would only hide other lines.
    if (source.name === 'firestore') logRead(collection, readAt, { documents: documents.length });
    return { readAt, documents };
  } catch (error) {
    const cause = reasonOf(error);
    noteFailure(collection, cause);
    logRead(collection, readAt, { cause });
    throw error;
  }
}

/** Told by its name, for `instanceof` fails: every page's server bundle has a class CatalogueReadError of its own. */
function reasonOf(error: unknown): string {
  const { name, reason } = Object(error) as Partial<CatalogueReadError>;
  return name === 'CatalogueReadError' && reason ? reason : String(error);
}

function noteSuccess(collection: string, readAt: number): void {
  readings().readAt.set(collection, readAt);
  readings().failing.delete(collection);
}

function noteFailure(collection: string, cause: string): void {
  readings().failing.add(collection);
  readings().lastFailure = { collection, at: Date.now(), cause };
}

/** The log's line of a read that was begun at `startedAt`: of how many documents it got, or why it failed. */
function logRead(
  collection: string,
  startedAt: number,
  outcome: { readonly documents: number } | { readonly cause: string },
): void {
  const ms = Date.now() - startedAt;
  if ('cause' in outcome) logEvent('error', 'collection not read', { collection, ...outcome, ms });
  else logEvent('info', 'collection read', { collection, ...outcome, ms });
}
