import type { Page } from '@playwright/test';

/**
 * Keeps what a page asks for at such addresses on its way.
 * @returns what lets it come.
 */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await coming;
    await route.continue();
  });
  return letCome;
}
