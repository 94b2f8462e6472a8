import { quickLook } from '../../quickLook';
import { saveData } from '../../saveData';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* The quick look in unusual conditions: reloaded, shared, offline, without its code. */

const { first, second, last, dialog: look, card, open } = quickLook;

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

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('Back after a reload leads to its card on the shelf', async ({ page }) => {
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    await card(page, last).scrollIntoViewIfNeeded();
    await card(page, last).tap();
    await expect(look(page, last)).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY), 'it is another page').toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/Foundation');
    await expect(card(page, last)).toBeInViewport();
  });
});

test('with data saving on, its code loads only when somebody points at a card, and then it works offline', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures that have not been loaded yet.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const asked = new Set<string>();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  page.on('requestfinished', (request) => loaded.add(request.url()));
  const quickLook = () => [...asked].filter((url) => url.includes('quick-look'));
  await saveData(page);
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  expect(quickLook()).toEqual([]);
  await card(page, first).hover();
  await expect
    .poll(() => quickLook().length > 0 && [...asked].every((url) => loaded.has(url)))
    .toBe(true);
  await context.setOffline(true);
  await card(page, first).click();
  await expect(look(page, first)).toContainText('You save ₹150');
  await page.keyboard.press('ArrowRight');
  await expect(look(page, second)).toContainText('₹375');
});

test('if its code cannot load, the card opens the product page', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await saveData(page);
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
