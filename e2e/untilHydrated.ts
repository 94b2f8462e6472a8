import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over all links and buttons of a page, which then have its own properties. Call it before a
 * window changes its size: when it does while a page is hydrated, Chromium may stay with the styles of the former size.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#__next :is(a, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
}
