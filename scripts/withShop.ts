import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { ROWS, rowsInFile, slugsIn } from '../src/data/registry/rowDocuments';
import { shopRows } from '../src/data/registry/shopRows';
import { readSettings } from '../src/data/settings/readSettings';
import { shopVariables } from '../src/shop/shopVariables';

/*
 * `tsx scripts/withShop.ts catalogueCheck --from demo` runs catalogueCheck.ts for the shop of the settings: the site's
 * modules know the shop from the moment in which they are loaded.
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
 * Reads the .env files, and passes the shop's facts and its shelves to the site's modules, as next.config.ts does for a
 * build. Call it before any module that uses them is loaded.
 * @param folder the catalogue files that are checked or pushed. Rows among them say which shelves the others are for.
 * @throws SettingsError, or CatalogueReadError when the database that has the shelves does not answer.
 */
async function takeSettings(folder?: string): Promise<void> {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const own = await shopRows();
  const hasRows = folder && existsSync(path.join(folder, `${ROWS}.json`));
  const given = hasRows ? rowsInFile(folder).documents : [];
  const slugs = slugsIn([...own.documents, ...given]);
  Object.assign(process.env, shopVariables(readSettings(process.env, slugs).shop));
  const { shelfVariables } = await import('../src/data/registry/shelfVariables');
  // Wrong rows are left out here: the command names them, together with what else is wrong.
  const rows = given.length > 0 ? { documents: given, fromDatabase: true } : own;
  Object.assign(process.env, shelfVariables(rows));
}
