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

    const card = page.getByRole('article').first();
    await card.locator('strong').scrollIntoViewIfNeeded();
    await expect(card.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });

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
