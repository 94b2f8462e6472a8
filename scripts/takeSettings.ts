import { loadEnvConfig } from '@next/env';
import { slugsIn } from '../src/data/registry/rowDocuments';
import { shopRows } from '../src/data/registry/shopRows';
import { readSettings } from '../src/data/settings/readSettings';

/**
 * Reads the .env files, and passes the shop's facts and its shelves to the site's modules, as next.config.ts does for a
 * build. Call it before any module that uses them is loaded.
 * @throws SettingsError, or CatalogueReadError when the database that has the shelves does not answer.
 */
export async function takeSettings(): Promise<void> {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const rows = await shopRows();
  process.env.SHOP = JSON.stringify(readSettings(process.env, slugsIn(rows.documents)).shop);
  const { shelfVariables } = await import('../src/data/registry/shelfVariables');
  Object.assign(process.env, shelfVariables(rows));
}
