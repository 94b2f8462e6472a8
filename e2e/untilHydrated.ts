import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page works whole. Parts whose scripts come later are hydrated from its beginning to its end;
 * the switch in the footer is there only after that. Call it before a window changes its size: when it does while a page
 * is hydrated, Chromium may stay with the styles of the former size.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('checkbox')).toBeAttached();
}
