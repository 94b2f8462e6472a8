import { logEvent } from './log/logEvent';
import { readFirestoreSettings } from './settings/serverSettings';
import { type CatalogueSource, type RawDocument, reasonOf } from './source/CatalogueSource';
import { demoSource } from './source/demoSource';
import { firestoreSource } from './source/firestoreSource';

/** Documents and the time when they were requested, in milliseconds since 1970. */
interface FetchedDocuments {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

/** The one door to the database: reads a collection, and logs it. @throws SettingsError, CatalogueReadError */
export async function readCollection(collection: string, limit: number): Promise<FetchedDocuments> {
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

/** The source of this process. It is on `globalThis`, because each server bundle has its own instances of modules. */
const shared = globalThis as { catalogueSource?: CatalogueSource };

/** The source that the settings choose. @throws SettingsError when they are incomplete. */
function chooseSource(): CatalogueSource {
  shared.catalogueSource ??= openSource();
  return shared.catalogueSource;
}

function openSource(): CatalogueSource {
  const settings = readFirestoreSettings(process.env);
  return settings ? firestoreSource(settings) : demoSource();
}
