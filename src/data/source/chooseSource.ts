import { SettingsError } from '@/shop/SettingsError';
import { shop } from '@/shop/shop';
import { processState } from '../processState';
import { readFirestoreSettings } from '../settings/readSourceSettings';
import type { CatalogueSource } from './CatalogueSource';
import { demoSource } from './demoSource';
import { firestoreSource } from './firestoreSource';

/**
 * The source that the settings name, one instance per process. The build writes into the pages whether they show the
 * demo catalogue. With another source at the start, pages would show the products of one and the notes of the other.
 * @throws SettingsError when the site was built with another source than it is started with.
 */
export function chooseSource(): CatalogueSource {
  const state = processState();
  state.source ??= openSource();
  return state.source;
}

function openSource(): CatalogueSource {
  const settings = readFirestoreSettings(process.env);
  if (shop.showsDemoCatalogue === Boolean(settings)) {
    throw new SettingsError([
      `FIREBASE_PROJECT_ID: the site was built ${settings ? 'without' : 'with'} it; build it again with the settings of this start`,
    ]);
  }
  return settings ? firestoreSource(settings) : demoSource();
}
