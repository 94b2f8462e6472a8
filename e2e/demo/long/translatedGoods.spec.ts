import { delayRequests } from '../../delayRequests';
import { expect, test } from '../../test';
import {
  chooseShades,
  heading,
  hearts,
  main,
  openTranslated,
  saved,
  silk,
  translateInBrowser,
} from '../../translatedPage';
import { translateTexts } from '../../translateTexts';
import { untilHydrated } from '../../untilHydrated';

translateInBrowser();

test('a shelf: sorted, filtered, cleared, products saved and taken back', async ({ page }) => {
  await openTranslated(page, '/Foundation');
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('«Biggest discount»');
  const shades = page.getByRole('combobox', { name: 'Shade' });
  await shades.selectOption('«Bronze (1)»');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: /Biggest discount · Bronze.*1 of 5/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show one product' })).toBeVisible();
  await shades.selectOption({ index: 0 });
  await expect(page.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear sort and filter' }).click();
  await expect(page.getByRole('button', { name: 'Sort and filter' })).toContainText('Sort');

  for (const [at, count] of [
    [0, '1'],
    [1, '2'],
    [1, '1'],
  ] as const) {
    await hearts(page).nth(at).click();
    await expect(saved(page)).toContainText(count);
  }
});

test('from a card to its page: shades, the picture, and Back', async ({ page }) => {
  await openTranslated(page, '/Foundation');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await chooseShades(main(page), ['Honey', 'Wheat']);
  await page.getByRole('button', { name: 'Look closer' }).first().click();
  const photo = page.getByRole('dialog', { name: 'Large picture' });
  await expect(photo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Foundation');
});

for (const [prefix, shades] of [
  ['', ['Honey', 'Wheat']],
  ['/bn', ['হানি', 'হুইট']],
] as const) {
  test(`${prefix + silk}: shades, the next products and Back`, async ({ page }) => {
    await openTranslated(page, prefix + silk);
    await chooseShades(main(page), shades);
    const names = [await heading(page).innerText()];
    for (const step of [1, 2]) {
      await page.locator('[rel=next]').click();
      await expect(heading(page)).not.toHaveText(names[step - 1] ?? '');
      names.push(await heading(page).innerText());
    }
    for (const name of names.reverse().slice(1)) {
      await page.goBack();
      await expect(heading(page)).toHaveText(name);
    }
  });
}

test('a product, translated before its scripts come: shades', async ({ page, allowConsole }) => {
  // What React finds is not what it rendered, so it renders it anew.
  allowConsole(/React error #418/);
  const release = await delayRequests(page, '**/*.js');
  await page.goto(silk, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.locator('body').evaluate(translateTexts);
  release();
  await untilHydrated(page);
  await chooseShades(main(page), ['Honey', 'Wheat']);
});
