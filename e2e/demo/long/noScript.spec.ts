import { categories } from '@/catalogue/categories';
import { screens } from '../../screens';
import { expect, test } from '../../test';

test.use({ javaScriptEnabled: false });

test.describe('on a phone without scripts', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('Menu leads to the list of all shelves, which opens', async ({ page }) => {
    await page.goto('/Primer');
    await page.getByRole('link', { name: 'Menu' }).tap();
    const footer = page.getByRole('contentinfo');
    const group = footer.getByText('HAIR', { exact: true });
    await expect(group).toBeInViewport();
    await group.tap();
    await footer.getByRole('link', { name: 'Spray-applicator' }).tap();
    await expect(page).toHaveURL('/Spray-applicator');
    await expect(footer.locator('a[href^="/"]')).toHaveCount(categories.length + 6);
  });

  test('Search leads to a page with every shelf', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/Primer');
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/search');
    await expect(main.getByRole('search'), 'nothing that would not work').toBeHidden();
    await main.getByRole('link', { name: 'Spray applicator' }).tap();
    await expect(page).toHaveURL('/Spray-applicator');
  });

  test('every slide is present and is a link', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'From the counter' });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const slides = carousel.getByRole('link');
    await expect(slides).toHaveCount(3);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport({ ratio: 0.9 });
  });

  test('the welcome text stands still, because nobody could pause it', async ({ page }) => {
    await page.goto('/');
    const welcome = page.getByText(/^Welcome to /).first();
    const [before] = [await welcome.boundingBox()];
    await expect(page.getByRole('button', { name: 'Pause the moving text' })).toBeHidden();
    expect(await welcome.boundingBox()).toEqual(before);
  });
});

test('every video, clip, photo and map is a plain link', async ({ page }) => {
  for (const [path, name, count, address] of [
    ['/Reviewpage', /^Play: Review clip/, 6, /^\/pictures\/clips\/.*\.mp4$/],
    ['/Reviewpage', /^Play: /, 12, /\.mp4$|^https:\/\/www\.youtube\.com\/watch\?v=/],
    ['/Visit-shop', /^Enlarge: /, 6, /^\/pictures\/shop\//],
    ['/contact-us', /^See /, 2, /^https:\/\/www\.google\.com\/maps\/search\//],
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
    const field = page.getByRole('banner').getByRole('searchbox');
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
