import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig, resetEnv } from '@next/env';

/** What Next reads out of an .env file of this text, but for what is empty. */
export function settingsIn(text: string): Record<string, string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  writeFileSync(path.join(folder, '.env'), text);
  const { loadedEnvFiles } = loadEnvConfig(folder, false, { info() {}, error() {} }, true);
  resetEnv();
  rmSync(folder, { recursive: true });
  const all = loadedEnvFiles[0]?.env ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
