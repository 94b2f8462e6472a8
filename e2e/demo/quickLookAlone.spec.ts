import { quickLook } from '../quickLook';
import { expect, test } from '../test';

/* What is left of the quick look without the list below it: reloaded, shared, without network, code or script. */

const { first, second, dialog: look, card, open } = quickLook;

test('reloaded, and in another window, its address is the page of the product', async ({
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

test('nothing of it is fetched before somebody means to press, and then it needs no network', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures that nobody has seen yet.
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

test('where its code can’t be had, the card leads to the page', async ({ page, allowConsole }) => {
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

  test('a card leads to the page', async ({ page }) => {
    await page.goto('/Foundation');
    await card(page, first).click();
    await expect(page).toHaveURL(first.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  });
});
