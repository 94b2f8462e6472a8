import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';
import { screens } from '../screens';
import { stubPictures } from '../stubPictures';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('every shelf name is tall enough to tap', async ({ page }) => {
    await page.goto('/');
    const finder = page.getByRole('region', { name: 'Find your shelf' });
    await finder.getByText('All 39').tap();
    const links = finder.getByRole('link');
    await expect(links).toHaveCount(39);
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  test('the menu links to all hair shelves, whose heading is clear of the header', async ({
    page,
  }) => {
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'All hair shelves' }).tap();
    await expect(page).toHaveURL('/#hair');
    await standsClear(page, 'HAIR PRODUCTS');
    await expect(page.getByRole('region', { name: 'HAIR PRODUCTS' })).toBeFocused();
  });

  test('the footer takes at most one screen and opens group by group', async ({ page }) => {
    await page.goto('/Primer');
    const footer = page.getByRole('contentinfo');
    const { height } = (await footer.boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
    expect(height).toBeLessThanOrEqual(screens.phone.height);
    const link = footer.getByRole('link', { name: 'Shimmer Palette' });
    await expect(link).toBeHidden();
    await footer.getByText('MAKEUP', { exact: true }).tap();
    await link.tap();
    await expect(page).toHaveURL('/Shimmer-palette');
  });

  for (const [path, list, least] of [
    ['/Visit-shop', 'button[aria-label^="Show large"]', 140],
    // A customer's words, with the clip beside them.
    ['/Reviewpage', 'figure:has(button[aria-label^="Play: Review clip"])', 320],
  ] as const) {
    test(`${path} fills the width of the screen and stays within it`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const boxes = await page.locator(list).evaluateAll((all) =>
        all.map((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return { left, right, width };
        }),
      );
      expect(boxes).toHaveLength(6);
      for (const { left, right, width } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(screens.phone.width);
        expect(width).toBeGreaterThanOrEqual(least);
      }
      const rightmost = Math.max(...boxes.map(({ right }) => right));
      const leftmost = Math.min(...boxes.map(({ left }) => left));
      expect(rightmost - leftmost).toBeGreaterThan(0.88 * screens.phone.width);
    });
  }
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.wide });

  test('the HAIR menu leads to all hair shelves and to the brands', async ({ page }) => {
    for (const [end, section, address] of [
      ['All hair shelves', 'HAIR PRODUCTS', '/#hair'],
      ['Brands', 'Our Brand', '/#brands'],
    ] as const) {
      await page.goto('/Foundation');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'HAIR', exact: true }).hover();
      await page.getByRole('banner').getByRole('link', { name: end }).click();
      await expect(page).toHaveURL(address);
      await standsClear(page, section);
    }
  });

  test('the Pujo band and the slides lead to shelves', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Details: Hair Gador' }).first().click();
    await expect(page).toHaveURL('/Hair-Gador');
    // The address changes before the page does: until then a click would hit the old page.
    await expect(page.getByRole('heading', { level: 1, name: 'Hair Gador' })).toBeVisible();
    await page.goBack();
    const carousel = page.getByRole('region', { name: 'From the counter' });
    await carousel.getByRole('button', { name: 'Show picture 2' }).click();
    const slide = carousel.getByRole('link', { name: /For Pujo: a jasmine/ });
    await expect(slide).toBeInViewport({ ratio: 0.5 });
    await slide.click();
    await expect(page).toHaveURL('/Hair-flower');
  });
});

const headings: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [360, 740],
  [740, 360],
  [768, 1024],
  ...[780, 800, 820, 840, 860, 880, 900, 920, 940].map((width) => [width, 900] as const),
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

test("the shop's name breaks only between words and stays clear of the banner at every width", async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of headings) {
    await page.setViewportSize({ width, height });
    const found = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild as Text;
      const lines = (word: RegExpExecArray) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length;
      };
      const words = [...text.data.matchAll(/\S+/g)];
      const picture = heading.closest('section')?.querySelector('img');
      const [image, ...parts] = [picture, heading, heading.nextElementSibling].map((part) =>
        part?.getBoundingClientRect(),
      );
      const touches = (part: DOMRect | undefined) =>
        !part ||
        !image ||
        (part.right > image.left &&
          part.left < image.right &&
          part.bottom > image.top &&
          part.top < image.bottom);
      return {
        broken: words.filter((word) => lines(word) > 1).map(([word]) => word),
        touching: parts.filter(touches).length,
      };
    });
    expect(found, `${width} × ${height}`).toEqual({ broken: [], touching: 0 });
    expect(await horizontalOverflow(page), `${width} × ${height}`).toBe(0);
  }
});

/** Expects the heading of a section to be in the viewport, below the header if that is shown. */
async function standsClear(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('region', { name }).getByRole('heading', { name });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top >= Math.max(0, header);
      }),
    )
    .toBe(true);
}
