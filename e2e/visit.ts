import type { Page } from '@playwright/test';
import { splitLanguage } from '../src/shop/languages';
import { strayKinds } from './pageKinds';

/** The console message of a page that answers 404. */
const NOT_FOUND = /status of 404/;

/** Opens a page and waits for its fonts and pictures. An unknown address may log its 404 on the console. */
export async function visit(
  page: Page,
  path: string,
  allowConsole: (expected: RegExp) => void,
): Promise<void> {
  if (strayKinds.includes(splitLanguage(path).path)) allowConsole(NOT_FOUND);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
