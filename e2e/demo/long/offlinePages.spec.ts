import type { Page } from '@playwright/test';
import { NO_NETWORK, untilKept } from '../../keptOnDevice';
import { StoppableSite } from '../../StoppableSite';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* The site with its server stopped: pages opened before or never, the shortlist, and back on the net. */

test.use({ serviceWorkers: 'allow', viewport: screens.phone, hasTouch: true });

const site = new StoppableSite('offline-more');
test.beforeEach(() => site.start());
test.afterAll(() => site.end());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const product = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

test('pages that were opened are seen again: by address, reload, link and Back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation');
  await page.goto(site.address + product);
  await untilKept(page, product);
  await page.goto(site.address);
  await untilKept(page, '/');
  await site.stop();

  await page.reload();
  await expect(page.getByText(/Showing prices as of/)).toBeVisible();
  await page.goto(site.address + product);
  await expect(heading(page, 'Silk Touch Honey Foundation')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Foundation', exact: true })
    .first()
    .click();
  await expect(heading(page, 'Foundation')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Silk Touch Honey Foundation')).toBeVisible();
});

test('what was never opened leads to a page that says so, with ways to ask', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await untilKept(page, '/Foundation', '/offline', '/shortlist', '/search');
  await site.stop();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Eyeshadow' }).click();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/Eyeshadow');
  const main = page.getByRole('main');
  await expect(main).toContainText('This page is not saved on your device');
  await expect(main.getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:/);
  const bar = page.getByRole('navigation', { name: /browse$/ });
  await expect(bar.getByRole('link', { name: 'WhatsApp us' })).toBeVisible();
  await page.goto(`${site.address}/hi/Eyeshadow?sort=price`);
  await expect(heading(page, 'You’re offline')).toBeVisible();
  // Its HTML is the same under every address: a part that asked the address would fail to hydrate here.
  await page.goto(`${site.address}/contact-us`);
  await expect(heading(page, 'You’re offline')).toBeVisible();

  // The browser itself says "online", and the page loads anew at once.
  await page.context().setOffline(true);
  await site.start();
  // A busy machine may need longer for a page's first answer than the worker waits.
  await fetch(`${site.address}/contact-us`);
  await page.context().setOffline(false);
  await expect(heading(page, 'Contact us')).toBeVisible();
  await page.goto(`${site.address}/Eyeshadow`);
  await expect(heading(page, 'Eyeshadow')).toBeVisible();
});

test('the list works and the search says what it needs, whether or not their pages were opened', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.goto(`${site.address}/Foundation`);
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Save: Silk Touch Honey Foundation' }).click();
  await untilKept(page, '/Foundation', '/shortlist', '/search');
  await site.stop();

  await page.goto(`${site.address}/shortlist`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Silk Touch Honey Foundation' })).toBeVisible();
  const message = main.getByRole('link', { name: /Send the list on WhatsApp|WhatsApp us/ }).first();
  await expect(message).toHaveAttribute('href', /Silk%20Touch/);
  await page.goto(`${site.address}/search`);
  await expect(main.getByText(/, which needs the internet/)).toBeVisible();
  await page.getByRole('searchbox').fill('toner');
  await expect(main.getByRole('link', { name: 'Toner' })).toBeVisible();
});

test('back on the net, a kept page renews itself without a reload and without a jump', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await page.clock.install();
  await page.goto(`${site.address}/Foundation`);
  await page.clock.runFor(5_000);
  await untilKept(page, '/Foundation');
  await site.stop();
  await page.clock.fastForward('03:00:00');
  await page.reload();
  const note = page.getByText(/Showing prices as of/);
  await expect(note).toBeVisible();
  await page.clock.runFor(10_000);
  const before = await page.getByRole('article').first().boundingBox();
  await site.start();
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page.getByText('Updated just now.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(note).toBeHidden();
  expect(await page.getByRole('article').first().boundingBox()).toEqual(before);
});
