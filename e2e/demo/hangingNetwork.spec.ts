import type { Page } from '@playwright/test';
import { delayRequests } from '../delayRequests';
import { messageOf } from '../messageOf';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/* A network that neither answers nor fails. What the device keeps is shown then: long/offlineHangs.spec.ts. */

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => page.clock.install());

/** Opens a page whose requests to these addresses hang. Returns a function that lets later ones pass. */
async function open(page: Page, path: string, held: string): Promise<() => Promise<void>> {
  await delayRequests(page, held);
  await page.goto(path);
  await untilHydrated(page);
  return async () => {
    await page.route(held, (route) => route.continue());
  };
}

test('a tap whose data do not come is a plain load after four seconds, and Back shows the former page', async ({
  page,
}) => {
  await open(page, '/offers', '**/_next/data/**');
  const product = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await product.innerText();
  await product.tap();
  await page.clock.runFor(3_500);
  await expect(page).toHaveURL('/offers');
  await page.clock.runFor(1_000);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).tap();
  await page.clock.runFor(4_500);
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await expect(heading).toHaveText(name);
});

test('the search without its list says so after eight seconds, denies nothing, and finds again what is asked again', async ({
  page,
}) => {
  const answerAgain = await open(page, '/search?q=zzzzqq%20kajal', '**/api/search');
  const main = page.getByRole('main');
  await expect(main.getByText('The list of products is loading').last()).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(main.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await expect(main.getByText(/^We could not load the list/).last()).toBeVisible();
  await expect(main.getByText(/No results|not sell|0 products/)).toHaveCount(0);
  await answerAgain();
  await main.getByRole('button', { name: 'Try again' }).tap();
  await expect(main.getByRole('region', { name: 'Products' })).toBeVisible();
});

test('a shared list of which one shelf hangs is sent whole, and added whole once that has come', async ({
  page,
}) => {
  const fragment = '#Foundation=01_silk_touch_honey.2&Eye-kajol=01_kajolrekha_black';
  const answerAgain = await open(page, `/shortlist?list${fragment}`, '**/api/shelves/*Kajol*');
  const main = page.getByRole('main');
  await page.clock.runFor(9_000);
  await expect(main.getByText(/^We could not load one of its products/)).toBeVisible();
  await expect(main.getByText(/no longer listed/)).toHaveCount(0);
  expect(await messageOf(main.getByRole('link', { name: /^Send this list/ }))).toContain(fragment);
  await answerAgain();
  await main.getByRole('button', { name: 'Try again' }).tap();
  await main.getByRole('button', { name: 'Add it to my list' }).tap();
  await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(2);
  await main.getByRole('button', { name: 'Clear the list' }).tap();
  await main.getByRole('button', { name: 'Bring the list back' }).tap();
  await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(2);
});
