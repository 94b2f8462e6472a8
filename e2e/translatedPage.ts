import type { Locator, Page } from '@playwright/test';
import { screens } from './screens';
import { expect, test } from './test';
import { translateTexts } from './translateTexts';
import { untilHydrated } from './untilHydrated';

/*
 * Pages that the browser translates: other elements take the place of every text. No action may break such a page, and
 * what it changes shows. A page that breaks logs an error, which fails its test (./test.ts).
 */

/** The product with shades that these tests open. */
export const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

/** The tests of a file run on a phone whose browser is offered English pages in Bengali. Maps and videos of other sites stay empty. */
export function translateInBrowser(): void {
  test.use({ viewport: screens.phone, locale: 'bn-IN' });
  test.beforeEach(async ({ page, baseURL }) => {
    await page.route(
      ({ origin }) => origin !== baseURL,
      (route) => route.fulfill({ body: '' }),
    );
  });
}

/** Opens a page, which the browser then translates, and all that comes later. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('body').evaluate(translateTexts);
}

/** The page's own part. */
export const main = (page: Page) => page.getByRole('main');

/** The page's name. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The buttons that save a product. */
export const hearts = (page: Page) => page.getByRole('button', { name: /^Save: / });

/** The link to what is saved, with its number. */
export const saved = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Call, write or browse' })
    .getByRole('link', { name: /^«?Saved/ });

/** Chooses shades and reads their names. */
export async function chooseShades(part: Locator, names: readonly string[]): Promise<void> {
  const legend = part.locator('legend');
  const words = await legend.innerText();
  for (const name of names) {
    await part.getByRole('radio', { name }).check();
    await expect(legend).toContainText(name);
    await expect(legend).not.toContainText(words);
  }
}
