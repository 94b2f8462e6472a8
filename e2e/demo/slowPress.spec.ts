import { cacheNames } from '../../src/offline/keepingRules';
import { delayRequests } from '../delayRequests';
import { horizontalOverflow } from '../horizontalOverflow';
import { screens } from '../screens';
import { expect, test } from '../test';

test.use({ viewport: screens.phone });

test('a press whose page does not come says so, offers the kept page, and ends when the page is there', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  // As the service worker does.
  await page.evaluate(async (name) => {
    const pages = await caches.open(name);
    const headers = { date: new Date().toUTCString() };
    await pages.put('/Eyeshadow', new Response('<title>Eyeshadow</title>', { headers }));
  }, cacheNames.page);
  const release = await delayRequests(page, '**/_next/data/**');
  await page.getByRole('link', { name: 'Eyeshadow View Details' }).click();
  await page.clock.runFor(3_000);
  const note = page.getByRole('status').locator('p', { hasText: 'The network is slow.' });
  await expect(note).toBeVisible();
  const kept = note.getByRole('link', { name: 'Open the copy kept on this device' });
  await expect(kept).toHaveAttribute('href', '/Eyeshadow');
  expect(await horizontalOverflow(page)).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
  const [noteBox, barBox] = await Promise.all([note, bar].map((part) => part.boundingBox()));
  expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);

  release();
  await expect(page).toHaveURL('/Eyeshadow');
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeshadow' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
