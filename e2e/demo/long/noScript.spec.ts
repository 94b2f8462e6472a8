import { screens } from '../../screens';
import { expect, test } from '../../test';

/* A phone without scripts: ../otherVisitors.spec.ts. */

test.use({ javaScriptEnabled: false });

test('every video, clip, photo and map is a plain link', async ({ page }) => {
  for (const [path, name, count, address] of [
    ['/Reviewpage', /^Play: Review clip/, 6, /^\/pictures\/clips\/.*\.mp4$/],
    ['/Reviewpage', /^Play: /, 12, /\.mp4$|^https:\/\/www\.youtube\.com\/watch\?v=/],
    ['/Visit-shop', /^Enlarge: /, 6, /^\/pictures\/shop\//],
    ['/contact-us', /^View /, 2, /^https:\/\/www\.google\.com\/maps\/search\//],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name });
    await expect(links).toHaveCount(count);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(address);
  }
});

test.describe('on a wide screen without scripts', () => {
  test.use({ viewport: screens.wide });

  test('the search field of the header leads to the search page, which has every shelf', async ({
    page,
  }) => {
    await page.goto('/bn/Primer');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('kajol');
    await field.press('Enter');
    await expect(page).toHaveURL('/bn/search?q=kajol');
    await expect(page.getByRole('main').locator('a[href="/bn/Spray-applicator"]')).toBeVisible();
  });

  test('the menus open on hover and on focus', async ({ page }) => {
    await page.goto('/contact-us');
    const menu = page.getByRole('banner');
    const toggle = menu.getByRole('button', { name: 'MAKEUP', exact: true });
    const entry = menu.getByRole('link', { name: 'Lipe palate' });
    await expect(entry).toBeHidden();
    await toggle.focus();
    await expect(entry).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).focus();
    await expect(entry).toBeHidden();
    await toggle.hover();
    await entry.click();
    await expect(page).toHaveURL('/lipe-palate');
  });
});
