import type { Page } from '@playwright/test';
import { productsInView } from '../../productsInView';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* What the first screen of each size shows, and how the cards of a shelf stand beside each other. */

/** How many products of a shelf show picture, name and price without scrolling, at least. */
const firstScreens: [width: number, height: number, products: number][] = [
  [320, 640, 1],
  [360, 740, 2],
  [412, 892, 2],
  [740, 360, 1],
  [1280, 800, 3],
  [1440, 900, 3],
];

/** Shelves with short and with long titles and descriptions. */
const shelves = ['/Foundation', '/Hair-extensions'];

for (const path of shelves) {
  test(`${path} shows names, pictures and prices on its first screen`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    for (const [width, height, products] of firstScreens) {
      await page.setViewportSize({ width, height });
      const seen = await productsInView(page, 'article');
      expect(seen, `at ${width} × ${height}`).toBeGreaterThanOrEqual(products);
    }
  });
}

/** How many offers the home page shows without scrolling, at least. */
const homeScreens: [width: number, height: number, offers: number][] = [
  [320, 640, 2],
  [360, 740, 2],
  [412, 892, 2],
  [740, 360, 3],
  [768, 1024, 4],
  [1280, 800, 5],
  [1920, 1080, 5],
];

test('home shows goods with names, pictures and prices on its first screen', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  for (const [width, height, offers] of homeScreens) {
    await page.setViewportSize({ width, height });
    const seen = () => productsInView(page, 'section:has(h2) li:has(strong)');
    await expect.poll(seen, `at ${width} × ${height}`).toBeGreaterThanOrEqual(offers);
    if (height < 700) continue;
    const [promise = 0, ...headings] = await page
      .locator('main :is(hgroup p, h2)')
      .evaluateAll((parts) =>
        parts.slice(0, 3).map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      );
    expect(promise, `at ${width} × ${height}`).toBeGreaterThan(Math.max(...headings));
  }
});

test('the parts of the cards of a row are level, WhatsApp on one line and as wide as the card on a phone', async ({
  page,
}) => {
  await page.goto('/Foundation');
  await untilHydrated(page);
  const button = page.getByRole('link', { name: /^Whatsapp Inquiry: Silk Touch Honey/ });
  for (const width of [320, 360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.getByRole('article').evaluateAll((cards) => {
      const heights = new Map<number, Set<string>>();
      const parts = ['strong', 'a[href*="wa.me"]', 'a[href^="tel:"]', '.foot p'];
      const top = (card: Element, part: string) =>
        Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0);
      for (const card of cards.filter((each) => each.querySelector('strong'))) {
        const row = Math.round(card.getBoundingClientRect().top);
        const level = parts.map((part) => top(card, part)).join();
        heights.set(row, (heights.get(row) ?? new Set()).add(level));
        const lefts = [...card.querySelectorAll('h2, .text, .note, .foot p')].map(
          (part) => part.getBoundingClientRect().left,
        );
        if (new Set(lefts).size > 1) heights.get(row)?.add(`not at one edge: ${lefts}`);
        const frame = card.querySelector('.frame');
        const { width, height } = frame?.getBoundingClientRect() ?? new DOMRect();
        if (width !== height) heights.get(row)?.add(`picture of ${width} × ${height}`);
      }
      return [...heights.values()].map((levels) => [...levels].slice(1));
    });
    expect(rows.length, `at ${width} pixels`).toBeGreaterThan(1);
    expect(rows.flat(), `at ${width} pixels`).toEqual([]);
    const [lines, share] = await button.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.querySelector('span') ?? link);
      const room = link.parentElement?.clientWidth ?? Number.NaN;
      return [text.getClientRects().length, link.getBoundingClientRect().width / room] as const;
    });
    expect(lines, `at ${width} pixels`).toBe(1);
    if (width < 768) expect(share, `at ${width} pixels`).toBeCloseTo(1);
    expect(await brokenLines(page), `at ${width} pixels`).toEqual([]);
  }
});

test('a long name takes two lines of its card, and its page has all of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/Foundation');
  await untilHydrated(page);
  const name = page.getByRole('heading', { name: /^Everyday Tan Pump Foundation/ });
  const cut = () =>
    name.last().evaluate((title) => {
      const text = title.querySelector('a') ?? title;
      return text.scrollHeight - text.clientHeight;
    });
  const lines = await name.evaluate((title) =>
    Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
  );
  expect(lines).toBe(2);
  expect(await cut()).toBeGreaterThan(1);
  await name.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Everyday Tan/ })).toBeVisible();
  expect(await cut()).toBeLessThanOrEqual(1);
});

/** The texts of cards that are longer than their line, and the percentages that stand below their price. */
function brokenLines(page: Page): Promise<(string | null)[]> {
  return page.getByRole('article').evaluateAll((cards) => {
    const box = (part: Element | null | undefined) =>
      part?.getBoundingClientRect() ?? new DOMRect();
    const isCut = (line: Element) => {
      const text = document.createRange();
      if (line.firstChild) text.selectNode(line.firstChild);
      const { top, right } = text.getBoundingClientRect();
      const end = Math.max(right, box(line.querySelector('button')).right);
      return top < box(line).bottom && end > box(line).right + 1;
    };
    // On the narrowest phones it stands whole on a line of its own.
    const isLow = (flag: Element) =>
      window.innerWidth > 320 &&
      box(flag).top > box(flag.closest('.price')?.querySelector('strong')).bottom;
    return cards
      .flatMap((card) => [
        ...[...card.querySelectorAll('.text')].filter(isCut),
        ...[...card.querySelectorAll('.was > .flag')].filter(isLow),
      ])
      .map((part) => part.textContent);
  });
}
