import type { Page } from '@playwright/test';

/** Lays out and paints the whole page, also what the browser skips until somebody comes near (`content-visibility`). */
export async function renderAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
}
