import { loadEnvConfig } from '@next/env';
import { readSettings } from '../src/data/settings/readSettings';

/**
 * Reads the .env files and passes the shop's facts to the site's modules, as next.config.ts does for a build. Call it
 * before any module that uses these facts is loaded.
 * @throws SettingsError
 */
export function takeSettings(): void {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  process.env.SHOP = JSON.stringify(readSettings(process.env).shop);
}
