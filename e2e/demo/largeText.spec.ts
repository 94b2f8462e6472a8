import { screens } from '../screens';
import { expect, test } from '../test';

/* The browser's own text size, which media queries in `em` know; a page's style of 200 % does not reach them. */

/** Twice what browsers begin with, in pixels. */
const LARGE = { standard: 32, fixed: 26 };

for (const path of ['/Foundation', '/bn/Foundation']) {
  test(`text twice as large in the browser's settings leaves room for a product on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: LARGE });
    await page.goto(path);
    const heightOf = (part: string) =>
      page.locator(part).evaluate((it) => it.getBoundingClientRect().height);
    const bar = await heightOf('main ~ nav');
    expect((await heightOf('header')) + bar).toBeLessThan(screens.phone.height / 3);

    // Picture, name and price fit above the bar at once.
    const card = page.getByRole('article').first();
    const picture = await card.locator('img').boundingBox();
    const price = await card.locator('strong').boundingBox();
    const end = (price?.y ?? Number.POSITIVE_INFINITY) + (price?.height ?? 0);
    expect(end - (picture?.y ?? 0)).toBeLessThan(screens.phone.height - bar);

    // On the smallest phones the shop's e-mail breaks before its @, not inside a word.
    await page.setViewportSize({ ...screens.phone, width: 320 });
    const mail = page.getByRole('contentinfo').locator('a[href^="mailto:"] > span > span');
    await mail.first().scrollIntoViewIfNeeded();
    const heights = await mail.evaluateAll((parts) =>
      parts.map((it) => it.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(height).toBeLessThan(2 * LARGE.standard);
  });
}
