import { screens } from '../screens';
import { expect, test } from '../test';
import { translateTexts } from '../translateTexts';
import { untilHydrated } from '../untilHydrated';

test.use({ viewport: screens.phone, locale: 'bn-IN' });

/*
 * A browser that translates a page puts elements of its own in the place of every text. React then loses what it tries to
 * change, or throws, unless each text has an element for itself (`src/ui/Elements.ts`). A page that breaks logs an error,
 * which fails its test (./test.ts).
 */
test('pages that the browser translates: sort a shelf, save, choose a shade, clear the list, search', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.locator('body').evaluate(translateTexts);
  };

  await open('/Foundation');
  const hearts = page.getByRole('button', { name: /^Save: / });
  const saved = page
    .getByRole('navigation', { name: 'Call, write or browse' })
    .getByRole('link', { name: /^«?Saved/ });
  for (const [at, count] of [
    [0, '1'],
    [1, '2'],
  ] as const) {
    await hearts.nth(at).click();
    await expect(saved).toContainText(count);
  }
  await page.goto('/Foundation?sort=off');
  await untilHydrated(page);
  await page.locator('body').evaluate(translateTexts);
  await expect(main.getByRole('article').first()).toBeVisible();

  await open('/Foundation/silk-touch-honey-foundation-01_silk_touch_honey');
  for (const shade of ['Wheat', 'Honey']) {
    await main.getByRole('radio', { name: shade }).click();
    await expect(main.locator('legend')).toContainText(shade);
  }

  await open('/shortlist');
  await main.getByRole('button', { name: 'Clear the list' }).click();
  await expect(main.getByText('Nothing is saved yet')).toBeVisible();

  await open('/search');
  await main.getByRole('searchbox').fill('kajol');
  await expect(main.getByText(/Kajolrekha/).first()).toBeVisible();
});
