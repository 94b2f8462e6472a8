import type { Page, Request } from '@playwright/test';
import { expect, test } from '../test';

const isPageData = (request: Request) => request.url().includes('/_next/data/');

function countPageData(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => isPageData(request) && asked.push(request));
  return asked;
}

test('home, a category and back: the way back asks the network for no data', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Details: Foundation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked = countPageData(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'MAKEUP PRODUCTS' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.map((request) => request.url())).toEqual([]);
});

test('a page visited again after a minute shows what it has and refreshes behind', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'MAKEUP PRODUCTS' })).toBeVisible();
  await page.clock.fastForward('01:01');

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_next/data/*/Foundation.json', async (route) => {
    await held;
    await route.continue();
  });
  const refresh = page.waitForRequest('**/_next/data/*/Foundation.json');
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
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  const cards = await page.getByRole('article').count();
  await page.route('**/_next/data/**', (route) => route.fulfill({ status: 503 }));

  await page.clock.fastForward('01:01');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(page.getByText(/Showing prices as of .*\d:\d\d/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(await page.getByRole('article').count()).toBe(cards);

  await page.unroute('**/_next/data/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Showing prices as of/)).toBeHidden();
});

test('a card calls the shop and writes to it on WhatsApp', async ({ page }) => {
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
  await expect(whatsApp).toHaveAttribute(
    'href',
    'https://wa.me/910000000000?text=I%20am%20Interested',
  );
  await expect(whatsApp).toHaveAttribute('target', '_blank');
});
