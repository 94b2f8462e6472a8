import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

test('while a green button of the page is in sight, that of the bar is outlined in its place', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Call, WhatsApp or browse' });
  const ask = bar.getByRole('link', { name: /WhatsApp/ });
  const filled = async () =>
    !/, 0\)$|transparent/.test(await ask.evaluate((one) => getComputedStyle(one).backgroundColor));
  await page.goto('/Foundation');
  const product = page.getByRole('article').first().getByRole('link').first();
  await page.goto((await product.getAttribute('href')) ?? '');
  await expect.poll(filled).toBe(false);
  await untilHydrated(page);
  await expect(page.locator('main [data-asks] a[href*="wa.me"]')).toBeInViewport({ ratio: 1 });
  expect(await filled()).toBe(false);
  const before = await ask.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
  await expect.poll(filled).toBe(true);
  const after = await ask.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(filled).toBe(false);
});

test('the keyboard of a focused field takes the bar away, and changes nothing else of the page', async ({
  page,
}) => {
  const { width, height } = screens.phone;
  await page.goto('/search');
  await untilHydrated(page);
  const bar = page.getByRole('navigation', { name: 'Call, WhatsApp or browse' });
  const field = page.getByRole('main').getByRole('searchbox');
  const places = () =>
    page.locator('main :is(h1, input, li)').evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width: wide, height: high } = each.getBoundingClientRect();
        return [x, y, wide, high];
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(10);
  await field.focus();
  await expect(bar).toBeVisible();
  // What a keyboard leaves of the page is wider than high, like a phone in landscape.
  await page.setViewportSize({ width, height: 300 });
  await expect(bar).toBeHidden();
  expect(await places()).toEqual(before);
  await field.blur();
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width, height });
  await expect(bar).toBeVisible();
});
