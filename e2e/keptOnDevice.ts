import { expect, type Page } from '@playwright/test';
import { cacheNames } from '../src/offline/keepingRules';

/** What the console says of requests while the site is stopped. */
export const NO_NETWORK = /Failed to load resource|Failed to fetch/;

/** The paths of all that the device keeps, or of what it keeps of one build. */
function keptPaths(page: Page, build?: string): Promise<string[]> {
  return page.evaluate(async (only) => {
    const names = (await caches.keys()).filter((name) => only === undefined || name === only);
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, build && cacheNames.build(build));
}

/** Waits until the device keeps pages, and the worker answers for this one. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([...paths]));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Waits until the copy that the device keeps of a page is of this build. */
export async function untilKeptOf(page: Page, path: string, build: string): Promise<void> {
  await expect.poll(() => keptPaths(page, build)).toContain(path);
}
