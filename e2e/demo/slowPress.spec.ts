import type { Page } from '@playwright/test';
import { cacheNames, keptHeaders } from '../../src/offline/rules';
import { delayRequests } from '../delayRequests';
import { horizontalOverflow } from '../horizontalOverflow';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone });

/** The link to the next shelf, far down the page. */
const next = (page: Page) => page.getByRole('link', { name: 'View Details: Eyeshadow' });

test('a press whose page does not come says where it leads, later what is kept, and lets one stay', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  const release = await delayRequests(page, '**/_next/data/**');
  await next(page).click();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.clock.runFor(2_000);
  const panel = page.getByRole('status').filter({ hasText: 'Opening “Eyeshadow”\u00a0…' });
  await expect(panel.getByRole('button', { name: 'Stay here' })).toBeVisible();
  await expect(panel).not.toContainText('The network is slow.');

  // As the service worker does.
  await page.evaluate(
    async ([name, keptAt]) => {
      const pages = await caches.open(name);
      const headers = { [keptAt]: String(Date.now()) };
      await pages.put('/Eyeshadow', new Response('<title>Eyeshadow</title>', { headers }));
    },
    [cacheNames.pages, keptHeaders.keptAt] as const,
  );
  await page.clock.runFor(6_000);
  await expect(panel).toContainText('The network is slow.');
  const kept = panel.getByRole('link', { name: 'Open it as kept on this device' });
  await expect(kept).toHaveAttribute('href', '/Eyeshadow');
  expect(await horizontalOverflow(page)).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
  const [panelBox, barBox] = await Promise.all(
    [panel.getByRole('button'), bar].map((part) => part.boundingBox()),
  );
  expect((panelBox?.y ?? 0) + (panelBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);

  await panel.getByRole('button', { name: 'Stay here' }).click();
  await expect(panel).toHaveCount(0);
  const late = page.waitForResponse('**/_next/data/**');
  release();
  await (await late).finished();
  await expect(page).toHaveURL('/Foundation');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Foundation' })).toBeAttached();

  await next(page).click();
  await expect(page).toHaveURL('/Eyeshadow');
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeshadow' })).toBeVisible();
});

test('after Back, too, a visitor can stay', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeshadow' })).toBeVisible();
  // Then the router does not have the page before any more.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await delayRequests(page, '**/_next/data/**');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/Foundation');
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/Eyeshadow');
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeshadow' })).toBeVisible();
});
