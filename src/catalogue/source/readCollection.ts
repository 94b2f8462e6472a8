import { SettingsError } from '@/shop/SettingsError';
import { shop } from '@/shop/shop';
import type { CatalogueSource, RawDocument } from './CatalogueSource';
import { demoSource } from './demoSource';
import { firestoreSource } from './firestoreSource';
import { freshCache } from './freshCache';
import { readFirestoreSettings, readFreshSeconds } from './readSourceSettings';

/** One answer of a source: its documents and the millisecond at which they were asked for. */
export interface Reading {
  readonly readAt: number;
  readonly documents: readonly RawDocument[];
}

type ReadCollection = (collection: string, limit: number) => Promise<Reading>;

const shared = globalThis as { catalogueReader?: ReadCollection };

/**
 * Reads a collection from the source that the settings name, at most once in 60 seconds a process (a read costs
 * money). Kept on `globalThis`, for each page's server bundle has its own instance of this module.
 * @throws SettingsError, CatalogueReadError
 */
export const readCollection: ReadCollection = (collection, limit) => {
  shared.catalogueReader ??= createReader();
  return shared.catalogueReader(collection, limit);
};

function createReader(): ReadCollection {
  const source = chooseSource();
  const cached = freshCache<Reading>(readFreshSeconds(process.env) * 1000);
  return (collection, limit) =>
    cached(collection, async () => ({
      readAt: Date.now(),
      documents: await source.read(collection, limit),
    }));
}

/** The pages say which catalogue they were built from; another one at run time would mix the two. */
function chooseSource(): CatalogueSource {
  const settings = readFirestoreSettings(process.env);
  if (shop.showsDemoCatalogue === Boolean(settings)) {
    throw new SettingsError([
      `FIREBASE_PROJECT_ID: the site was built ${settings ? 'without' : 'with'} it; build it again with the settings of this start`,
    ]);
  }
  return settings ? firestoreSource(settings) : demoSource();
}
