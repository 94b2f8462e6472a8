import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test('bars take at most a fifth of a phone in landscape', async ({ page }) => {
  for (const path of ['/', '/Foundation']) {
    await page.goto(path);
    await untilHydrated(page);
    for (const [width, height] of [
      [568, 320],
      [740, 360],
      [915, 412],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bars = await page
        .locator('header, nav')
        .evaluateAll((all) =>
          all
            .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
            .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
        );
      const where = `${path} at ${width} × ${height}`;
      expect(bars, where).toBeGreaterThan(40);
      expect(bars, where).toBeLessThanOrEqual(height / 5);
      await expect(page.getByRole('button', { name: 'Menu' }), where).toBeInViewport({ ratio: 1 });
      const call = page.getByRole('banner').getByRole('link', { name: 'Call us' });
      await expect(call, where).toBeInViewport({ ratio: 1 });
    }
  }
});
