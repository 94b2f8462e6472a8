import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { ROWS, rowsInFile, slugsIn } from '../src/data/registry/rowDocuments';
import { shopRows } from '../src/data/registry/shopRows';
import { readSettings } from '../src/data/settings/readSettings';
import { shopVariables } from '../src/shop/shopVariables';

/*
 * `tsx scripts/withShop.ts catalogueCheck` runs catalogueCheck.ts for the shop of the settings,
 * which the site's modules read when they are loaded.
 */
const [name] = process.argv.splice(2, 1);
const { from } = parseArgs({ options: { from: { type: 'string' } }, strict: false }).values;
const folder = typeof from === 'string' ? from : undefined;
const isReady = process.argv.includes('--help') ? Promise.resolve() : takeSettings(folder);
isReady
  .then(() => import(`./${name}`))
  .catch((cause: Error) => {
    console.error(cause.message);
    process.exitCode = 1;
  });

/**
 * Passes the shop's facts and shelves to the site's modules, as next.config.ts does for a build.
 * @param folder Catalogue files whose rows say which shelves there are.
 * @throws SettingsError, or CatalogueReadError when the database that has the shelves fails.
 */
async function takeSettings(folder?: string): Promise<void> {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const own = await shopRows();
  const hasRows = folder && existsSync(path.join(folder, `${ROWS}.json`));
  const given = hasRows ? rowsInFile(folder).documents : [];
  const slugs = slugsIn([...own.documents, ...given]);
  Object.assign(process.env, shopVariables(readSettings(process.env, slugs).shop));
  const { shelfVariables } = await import('../src/data/registry/shelfVariables');
  const rows = given.length > 0 ? { documents: given, fromDatabase: true } : own;
  Object.assign(process.env, shelfVariables(rows));
}
