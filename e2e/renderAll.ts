import type { Page } from '@playwright/test';

/** Renders the whole page, including sections that `content-visibility` skips until they are near the viewport. */
export async function renderAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '*{content-visibility:visible!important}' });
}
