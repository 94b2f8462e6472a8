import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page in English works whole. Parts whose scripts come later are hydrated from its beginning to its end;
 * the switch in the footer is there only after that.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: 'Use less data' })).toBeAttached();
}
