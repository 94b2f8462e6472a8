import type { Page } from '@playwright/test';
import { strayKinds } from './pageKinds';

/** What the console says when an address is unknown. */
const NOT_FOUND = /status of 404/;

/** Opens a page and waits until its fonts and pictures are there; of an unknown address the console may say so. */
export async function visit(
  page: Page,
  path: string,
  allowConsole: (expected: RegExp) => void,
): Promise<void> {
  if (strayKinds.includes(path)) allowConsole(NOT_FOUND);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
