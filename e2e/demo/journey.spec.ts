import type { Page, Request } from '@playwright/test';
import { holdBack } from '../holdBack';
import { expect, test } from '../test';

/** Where the site says how old a shelf is, and what Next's navigation asks for. */
const DATA = /\/api\/shelves\/|\/_next\/data\//;
const FOUNDATION = '**/api/shelves/MAKEUP-Foundation?version=*';

function countData(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => DATA.test(request.url()) && asked.push(request));
  return asked;
}

/** Opens the page of a full shelf and waits until the site has said how old it is. */
async function openFoundation(page: Page): Promise<void> {
  const confirmed = page.waitForResponse(FOUNDATION);
  await page.goto('/Foundation');
  await (await confirmed).finished();
}

/** Waits until the browser has done what the last change of page asks of it. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
}

test('a page asks once how old its shelf is, and gets no item that it has', async ({ page }) => {
  const asked = countData(page);
  const answer = page.waitForResponse(FOUNDATION);
  await page.goto('/Foundation');
  const body = await (await answer).json();
  expect(body).toEqual({
    version: new URL((await answer).url()).searchParams.get('version'),
    ageSeconds: expect.any(Number),
  });
  expect(asked).toHaveLength(1);
});

test('home, a category and back: the way back asks the network for no data', async ({ page }) => {
  const homeConfirmed = ['SLIDER-HOME', 'VIDEO%20YOUTUBE', 'VISIT-SHOP'].map((collection) =>
    page.waitForResponse(`**/api/shelves/${collection}?version=*`),
  );
  await page.goto('/');
  await Promise.all(homeConfirmed);
  const confirmed = page.waitForResponse(FOUNDATION);
  await page.getByRole('link', { name: 'View Details: Foundation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  await (await confirmed).finished();

  const asked = countData(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'MAKEUP PRODUCTS' })).toBeVisible();
  await settled(page);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  await settled(page);
  expect(asked.map((request) => request.url())).toEqual([]);
});

test('a page visited again after a minute shows what it has and refreshes behind', async ({
  page,
}) => {
  await page.clock.install();
  await openFoundation(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'MAKEUP PRODUCTS' })).toBeVisible();
  await page.clock.fastForward('01:01');

  const answer = await holdBack(page, FOUNDATION);
  const refresh = page.waitForRequest(FOUNDATION);
  await page.goBack();
  await refresh;
  await expect(page.getByRole('link', { name: /^Call Book: / }).first()).toBeVisible();
  answer();
});

test('a failed refresh keeps the shelf and says from when its prices are', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.clock.install();
  await openFoundation(page);
  const cards = await page.getByRole('article').count();
  await page.route(FOUNDATION, (route) => route.fulfill({ status: 503 }));

  await page.clock.fastForward('01:01');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByText(/Showing prices as of .*\d:\d\d/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(await page.getByRole('article').count()).toBe(cards);

  await page.unroute(FOUNDATION);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Showing prices as of/)).toBeHidden();
});

test('a shelf that nobody can confirm is shown all the same, and the page says so', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route(FOUNDATION, (route) => route.abort());
  await page.goto('/Foundation');
  await expect(page.getByText(/could not check just now whether these prices/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
});

test('a card calls the shop and writes to it on WhatsApp about its product', async ({ page }) => {
  await page.goto('/Foundation');
  const card = page.getByRole('article').first();
  const title = String(await card.getByRole('heading').textContent());
  await expect(card.getByRole('link', { name: `Call Book: ${title}` })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  const whatsApp = card.getByRole('link', {
    name: `Whatsapp Inquiry: ${title} (opens in a new tab)`,
  });
  const { origin, pathname, searchParams } = new URL(String(await whatsApp.getAttribute('href')));
  expect(origin + pathname).toBe('https://wa.me/910000000000');
  const [greeting, name, price, address = ''] = searchParams.get('text')?.split('\n') ?? [];
  expect([greeting, name]).toEqual(['I am Interested', title]);
  await expect(card).toContainText(String(price));
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(200);
  await expect(whatsApp).toHaveAttribute('target', '_blank');
});
