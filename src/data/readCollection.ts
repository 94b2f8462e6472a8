import { logEvent } from './log/logEvent';
import { reasonOf } from './source/CatalogueReadError';
import type { RawDocument } from './source/CatalogueSource';
import { chooseSource } from './source/chooseSource';

/** `readAt`: when they were requested, in milliseconds since 1970. */
interface ReadDocuments {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/** The one door to the database: reads a collection, and logs it. @throws SettingsError, CatalogueReadError */
export async function readCollection(collection: string, limit: number): Promise<ReadDocuments> {
  const source = chooseSource();
  const readAt = Date.now();
  const ms = () => Date.now() - readAt;
  try {
    const documents = await source.read(collection, limit);
    // The demo's reads cost nothing and never change; their lines would hide others.
    if (source.name === 'firestore')
      logEvent('info', 'collection read', { collection, documents: documents.length, ms: ms() });
    return { readAt, documents };
  } catch (error) {
    logEvent('error', 'collection not read', { collection, cause: reasonOf(error), ms: ms() });
    throw error;
  }
}
