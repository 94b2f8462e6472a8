import { quickLook } from '../quickLook';
import { expect, test } from '../test';

/* The quick look in unusual conditions: reloaded, shared, offline, without its code, without JavaScript. */

const { first, second, dialog: look, card, open } = quickLook;

test('after a reload, and in another tab, its address shows the product page', async ({
  page,
  context,
}) => {
  await open(page, first);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foundation');
  await expect(page).toHaveURL('/Foundation');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('its code loads only when somebody points at a card, and then it works offline', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures that have not been loaded yet.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await card(page, first).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await card(page, first).click();
  await expect(look(page, first)).toContainText('You save ₹150');
  await page.keyboard.press('ArrowRight');
  await expect(look(page, second)).toContainText('₹375');
});

test('if its code cannot load, the card opens the product page', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await card(page, first).hover();
  await page.unroute('**/_next/static/chunks/**');
  await page.route('**/_next/static/chunks/**', (route) =>
    page.url().endsWith('/Foundation') ? route.abort() : route.continue(),
  );
  await card(page, first).click();
  await expect(page).toHaveURL(first.path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card opens the product page', async ({ page }) => {
    await page.goto('/Foundation');
    await card(page, first).click();
    await expect(page).toHaveURL(first.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  });
});
