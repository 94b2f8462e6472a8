import { loadEnvConfig } from '@next/env';
import { readSettings } from '../src/data/settings/readSettings';

/**
 * Reads the .env files and gives the shop's facts to the site's modules, as next.config.ts does for a build. To be called before
 * any of them is loaded that knows the shop.
 * @throws SettingsError
 */
export function takeSettings(): void {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  process.env.SHOP = JSON.stringify(readSettings(process.env).shop);
}
