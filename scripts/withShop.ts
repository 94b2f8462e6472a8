import { existsSync, readFileSync } from 'node:fs';
import { loadEnvConfig } from '@next/env';
import { checkSettingsFile } from '../src/data/settings/checkSettingsFile';
import { readSettings } from '../src/data/settings/readSettings';
import { shopVariables } from '../src/shop/shopVariables';

/*
 * `tsx scripts/withShop.ts catalogueCheck` runs catalogueCheck.ts for the shop of the settings, which the site's modules
 * read when they are loaded.
 */
const [name] = process.argv.splice(2, 1);
run().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  if (!process.argv.includes('--help')) takeSettings();
  await import(`./${name}`);
}

/** Passes the shop's facts to the site's modules, as next.config.ts does for a build. @throws SettingsError. */
function takeSettings(): void {
  if (existsSync('.env.local')) checkSettingsFile(readFileSync('.env.local', 'utf8'));
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  Object.assign(process.env, shopVariables(readSettings(process.env)));
}
