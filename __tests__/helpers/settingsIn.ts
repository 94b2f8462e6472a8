import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvConfig, resetEnv } from '@next/env';
import { emptyFolder } from './emptyFolder';

/** The variables that Next reads from an .env file with this text, without empty ones. */
export function settingsIn(text: string): Record<string, string | undefined> {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, '.env'), text);
  const { loadedEnvFiles } = loadEnvConfig(folder, false, { info() {}, error() {} }, true);
  resetEnv();
  const all = loadedEnvFiles[0]?.env ?? {};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
