import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const usualShells = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that starts: CHROMIUM_PATH, a headless shell, which is lighter, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const shells = [...usualShells, ...downloadedShells()];
  return [CHROMIUM_PATH, ...shells, ...usual, chromium.executablePath()].find(isUsable);
}

/** Playwright downloads headless shells beside the Chromium whose path it gives. */
function downloadedShells(): string[] {
  const [, downloads, revision] = chromium.executablePath().match(/^(.*)chromium-(\d+)/) ?? [];
  const folder = `${downloads}chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((system) => path.join(folder, system, 'chrome-headless-shell'));
}

/** Playwright's download exists, but does not start, if the system lacks its libraries. */
function isUsable(file: string | undefined): file is string {
  return file !== undefined && existsSync(file) && starts(file);
}

function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}
