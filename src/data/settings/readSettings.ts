import { ALL_SHELVES, refuseUnknownShelves } from '../../catalogue/refuseUnknownShelves';
import type { Environment } from '../../shop/parseEnvironment';
import { readFeedSettings } from '../../shop/readFeedSettings';
import { readShopSettings } from '../../shop/readShopSettings';
import { readTogether } from '../../shop/readTogether';
import { refusePublicVariables } from '../../shop/refusePublicVariables';
import { withPresentNames } from '../../shop/withPresentNames';
import { readServerSettings } from './readServerSettings';
import { readSheetSettings } from './readSheetSettings';
import { readCatalogueFolder, readFirestoreSettings, readFreshSeconds } from './readSourceSettings';
import { refuseMissingFiles } from './refuseMissingFiles';

/**
 * Reads and validates every setting of the site.
 * @param slugs the shop's shelves, some of which settings name; undefined where they are not known, so that names are not checked.
 * @throws SettingsError with all problems of all settings.
 */
export function readSettings(environment: Environment, slugs?: readonly string[]) {
  const { shop, firestore, folder } = readTogether({
    names: () => refusePublicVariables(environment),
    shop: () => readShopSettings(environment),
    band: () =>
      slugs && refuseUnknownShelves('SHOP_BAND_SHELVES', withPresentNames(environment), slugs),
    percents: () =>
      slugs && refuseUnknownShelves('SHOP_PERCENT_SHELVES', environment, [...slugs, ALL_SHELVES]),
    files: () => refuseMissingFiles(environment),
    folder: () => readCatalogueFolder(environment),
    firestore: () => readFirestoreSettings(environment),
    feeds: () => readFeedSettings(environment),
    seconds: () => readFreshSeconds(environment),
    server: () => readServerSettings(environment),
    sheet: () => readSheetSettings(environment),
  });
  return { shop: { ...shop, showsDemoCatalogue: !firestore && !folder } };
}
