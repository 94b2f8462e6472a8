import type { Page } from '@playwright/test';

/**
 * Delays the requests of a page to matching addresses.
 * @returns a function that releases them.
 */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
