import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium on this machine that starts: CHROMIUM_PATH, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (file) => file && existsSync(file) && starts(file),
  );
}

/** To be there is not enough: Playwright's download does not start where the system lacks its libraries. */
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}
