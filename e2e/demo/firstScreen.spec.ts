import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test('a shelf shows names, pictures and prices on its first screen, on a phone a whole card from its name to its button', async ({
  page,
}) => {
  await page.goto('/Foundation');
  await untilHydrated(page);
  for (const [width, height, products] of [
    [1280, 800, 3],
    [320, 640, 1],
    [360, 740, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await productsInView(page, 'article');
    expect(seen, `at ${width} × ${height}`).toBeGreaterThanOrEqual(products);
  }
  const card = page.getByRole('article').first();
  const bar = await page
    .getByRole('navigation', { name: 'Call, WhatsApp or browse' })
    .boundingBox();
  const button = await card.getByRole('link', { name: /^Whatsapp Inquiry/ }).boundingBox();
  if (!bar || !button) throw new Error('no bar or no button');
  expect(button.height).toBe(44);
  expect(button.y + button.height).toBeLessThan(bar.y);
  const heights = await page
    .getByRole('article')
    .filter({ hasText: 'Call Book' })
    .evaluateAll((cards) => cards.map((each) => each.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(420);
  // Price, M.R.P. and percentage on one line.
  const tops = await card
    .locator('.price :is(strong, .was, .flag)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(tops).toHaveLength(3);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test('home shows goods with names, pictures and prices on its first screen', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  for (const [width, height, offers] of [
    [1280, 800, 5],
    [320, 640, 2],
    [360, 740, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = () => productsInView(page, 'section:has(h2) li:has(strong)');
    await expect.poll(seen, `at ${width} × ${height}`).toBeGreaterThanOrEqual(offers);
  }
  const [promise = 0, ...headings] = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((parts) =>
      parts.slice(0, 3).map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
    );
  expect(promise).toBeGreaterThan(Math.max(...headings));
});

/**
 * Counts the products whose picture, name and price are within the viewport and not under a bar.
 * @param cards selects what shows a product each.
 */
function productsInView(page: Page, cards: string): Promise<number> {
  return page.evaluate((each) => {
    const isSeen = (part: Element | null) => {
      if (!part) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const points = [top + 1, bottom - 1].map((y) => [(left + right) / 2, y] as const);
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.closest('header, nav');
      });
    };
    return [...document.querySelectorAll(each)].filter((card) =>
      ['img', 'h2, h3', 'strong'].every((part) => isSeen(card.querySelector(part))),
    ).length;
  }, cards);
}
