import { loadEnvConfig } from '@next/env';
import { readFirestoreSettings } from '../src/server/source/readSourceSettings';
import { readShopSettings } from '../src/shop/readShopSettings';

/**
 * Reads the .env files and gives the shop's facts to the site's modules, as next.config.ts does for a build. To be called before
 * any of them is loaded that knows the shop.
 * @throws SettingsError
 */
export function takeSettings(): void {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const showsDemoCatalogue = !readFirestoreSettings(process.env);
  process.env.SHOP = JSON.stringify({ ...readShopSettings(process.env), showsDemoCatalogue });
}
