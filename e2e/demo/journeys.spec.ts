import { sharedMessages as bengali } from '../../src/messages/bn/sharedMessages';
import { languages } from '../../src/shop/languages';
import { delayRequests } from '../delayRequests';
import { messageOf } from '../messageOf';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/*
 * What visitors do, from beginning to end. Further journeys: three products in one message (shortlist.spec.ts), Back
 * everywhere (back.spec.ts), a wrong address (addresses.spec.ts), no network (offline.spec.ts), and those who use the
 * keyboard, the browser's translation or no script (otherVisitors.spec.ts).
 */

test.use({ viewport: screens.phone });

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

test('a link from a friend leads to a shelf, a product, a shade and a message about it', async ({
  page,
}) => {
  await page.goto('/Foundation?utm_source=wa');
  await page.getByRole('link', { name: 'Silk Touch Honey Foundation', exact: true }).click();
  await expect(page).toHaveURL(silk);
  const wheat = page.getByRole('radio', { name: 'Wheat' });
  await wheat.click();
  await page.reload();
  await untilHydrated(page);
  await expect(wheat).toBeChecked();
  const main = page.getByRole('main');
  const ask = main.getByRole('link', { name: /^Whatsapp Inquiry: Silk Touch/ }).first();
  expect(await messageOf(ask)).toMatch(
    /^I am Interested\n.*Silk Touch Honey.*Shade: Wheat.*₹449.*01_silk_touch_honey#shade=Wheat$/s,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foundation');
});

test('the search finds a shelf and a product in three scripts', async ({ page }) => {
  await page.goto('/search');
  await untilHydrated(page);
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  const first = (region: string) => page.getByRole('region', { name: region }).getByRole('link');
  for (const typed of ['silk touch', 'সিল্ক টাচ', 'सिल्क टच']) {
    await field.fill(typed);
    await expect(first('Products').first(), typed).toHaveAttribute('href', silk);
  }
  for (const typed of ['kajal', 'কাজল', 'काजल']) {
    await field.fill(typed);
    await expect(first('Categories').first(), typed).toHaveAttribute('href', '/Eye-kajol');
  }
});

test('a sorted and filtered shelf is seen by who gets its address, and its button shares the shelf', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/Foundation?price=-500');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filter · 1' }).click();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL(/\?.*sort=-price/);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /^Share: / }).click();
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link is copied')).toBeInViewport({ ratio: 1 });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/Foundation');

  const titles = page.getByRole('article').getByRole('heading');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('article').getByRole('heading')).toHaveText(
    await titles.allInnerTexts(),
  );
  await expect(other.getByText(/^[1-4] of 5$/)).toBeVisible();
});

test('another language shows the same page and choice, and Back leads to the one before', async ({
  page,
}) => {
  // Before it is hydrated, the link leads to the page alone.
  await page.goto('/Foundation?sort=price');
  await untilHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: languages.bn.name }).click();
  await page.waitForURL('/bn/Foundation?sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-IN');
  const title = bengali.labelsOf('Foundation').title;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await untilHydrated(page);
  await footer.getByRole('link', { name: languages.hi.name }).click();
  await page.waitForURL('/hi/Foundation?sort=price');
  await page.goBack();
  await page.waitForURL('/bn/Foundation?sort=price');
});

test('on a slow network, what is typed and tapped before the scripts are there counts', async ({
  page,
}) => {
  const searchScripts = await delayRequests(page, '**/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('kajal');
  searchScripts();
  await expect(page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ })).toBeVisible();
  await expect(page).toHaveURL('/search?q=kajal');

  await page.unrouteAll();
  const productScripts = await delayRequests(page, '**/*.js');
  await page.goto(silk, { waitUntil: 'commit' });
  await page.getByText('Wheat', { exact: true }).click();
  productScripts();
  await expect(page).toHaveURL(/#shade=Wheat$/s);
  const ask = page.getByRole('main').getByRole('link', { name: /^Whatsapp Inquiry: Silk/ });
  await expect(ask.first()).toHaveAttribute('href', /Shade%3A%20Wheat/);
});
