import { expect, type Page } from '@playwright/test';

/** The paths of the pages that the device keeps. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('shop-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the device keeps pages, and the worker answers for this one. */
export async function untilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([...paths]));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}
