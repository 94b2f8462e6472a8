import { refuseUnknownShelves } from '../../catalogue/refuseUnknownShelves';
import { type Environment, withoutEmpty } from '../../shop/parseEnvironment';
import { readFeedSettings } from '../../shop/readFeedSettings';
import { readShopSettings } from '../../shop/readShopSettings';
import { readTogether } from '../../shop/readTogether';
import { refusePublicVariables } from '../../shop/refusePublicVariables';
import { readFirestoreSettings, readFreshSeconds } from './readSourceSettings';
import { refuseMissingFiles } from './refuseMissingFiles';

/**
 * Reads and validates every setting of the site.
 * @throws SettingsError with all problems of all settings.
 */
export function readSettings(environment: Environment) {
  const { shop, firestore } = readTogether({
    names: () => refusePublicVariables(environment),
    shop: () => readShopSettings(environment),
    shelves: () => refuseUnknownShelves({ pujoShelves: namedShelves(environment) }),
    files: () => refuseMissingFiles(environment),
    firestore: () => readFirestoreSettings(environment),
    feeds: () => readFeedSettings(environment),
    seconds: () => readFreshSeconds(environment),
  });
  return { shop: { ...shop, showsDemoCatalogue: !firestore } };
}

/** The shelves as typed, before their number is checked, so that each wrong name is reported. */
function namedShelves(environment: Environment): string[] {
  const { SHOP_PUJO_SHELVES: shelves = '' } = withoutEmpty(environment);
  return shelves.split(/[\s,]+/).filter(Boolean);
}
