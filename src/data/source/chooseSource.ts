import { SettingsError } from '@/shop/SettingsError';
import { shop } from '@/shop/shop';
import { processState } from '../processState';
import { readFirestoreSettings } from '../settings/firestoreSettings';
import type { CatalogueSource } from './CatalogueSource';
import { demoSource } from './demoSource';
import { firestoreSource } from './firestoreSource';

/**
 * The source that the settings name, one for each process.
 * @throws SettingsError when the build had another source: pages would mix the products of one with the notes of the
 * other.
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
