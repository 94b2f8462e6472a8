import { expect, type Page } from '@playwright/test';
import { cacheNames } from '../src/offline/storageRules';

/** What the console says of requests while the site is stopped. */
export const NO_NETWORK = /Failed to load resource|Failed to fetch/;

/** The HTML of a page that the device keeps, if it does. */
function keptHtml(page: Page, path: string): Promise<string | undefined> {
  const options = { cacheName: cacheNames.page };
  return page.evaluate(async (args) => (await caches.match(...args))?.text(), [
    path,
    options,
  ] as const);
}

/** Waits until the device keeps pages, and the worker answers for this one. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => keptHtml(page, path)).toBeDefined();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Waits until the copy that the device keeps of a page is of this build. */
export async function untilKeptOf(page: Page, path: string, build: string): Promise<void> {
  // Whole: one build's id may be a part of another's.
  await expect.poll(() => keptHtml(page, path)).toContain(`"buildId":"${build}"`);
}
