import { SettingsError } from '@/shop/SettingsError';
import { shop } from '@/shop/shop';
import { processState } from '../processState';
import { readCatalogueFolder, readFirestoreSettings } from '../settings/readSourceSettings';
import type { CatalogueSource } from './CatalogueSource';
import { fileSource } from './fileSource';
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
  const folder = readCatalogueFolder(process.env);
  const own = settings ? 'FIREBASE_PROJECT_ID' : folder && 'CATALOGUE_FOLDER';
  if (shop.showsDemoCatalogue === Boolean(own)) {
    throw new SettingsError([
      own
        ? `${own}: the site was built without it; build it again with the settings of this start`
        : 'FIREBASE_PROJECT_ID: the site was built with it, or with CATALOGUE_FOLDER; build it again with the settings of this start',
    ]);
  }
  if (settings) return firestoreSource(settings);
  return folder ? fileSource('files', folder) : fileSource('demo');
}
