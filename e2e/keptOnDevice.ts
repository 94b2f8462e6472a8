import { expect, type Page } from '@playwright/test';
import { cacheNames, keptHeaders } from '../src/offline/rules';

/** What the console says of requests while the site is stopped. */
export const NO_NETWORK = /Failed to load resource|Failed to fetch/;

/** The paths of the pages that the device keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cacheNames.pages);
}

/** Waits until the device keeps pages, and the worker answers for this one. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([...paths]));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Waits until the copy that the device keeps of a page is of this build. */
export async function untilKeptOf(page: Page, path: string, build: string): Promise<void> {
  const where = { cache: cacheNames.pages, path, header: keptHeaders.build };
  await expect
    .poll(() =>
      page.evaluate(async ({ cache, path, header }) => {
        const kept = await caches.match(path, { cacheName: cache });
        return kept?.headers.get(header);
      }, where),
    )
    .toBe(build);
}
