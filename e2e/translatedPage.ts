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

/** Types PIN codes, right and wrong, and reads each answer. */
export async function typePins(part: Locator): Promise<void> {
  const field = part.locator('[autocomplete=postal-code]');
  const answer = part.locator('form + [aria-live]');
  for (const pin of ['742101', '110001', '742103']) {
    await field.fill(pin);
    await expect(answer).toContainText(pin);
  }
  await field.fill('7421');
  await expect(answer).not.toContainText('7');
  await field.fill('0');
  await expect(answer).toHaveAttribute('data-says', 'wrong');
  await expect(answer).toContainText(/6|six/);
  await field.fill('');
  await expect(answer).toContainText('742103');
}

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
