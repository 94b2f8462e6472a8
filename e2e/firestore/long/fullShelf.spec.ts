import { pagesOf } from '../../pagesOf';
import { renderAll } from '../../renderAll';
import { screens } from '../../screens';
import { sites } from '../../sites';
import { expect, test } from '../../test';

test.use({ baseURL: sites.firestore.address });

const SHOWN = 45;

test('45 products take at most fourteen screens of a phone', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Primer');
  const list = page.locator('.cards');
  await expect(list.getByRole('article')).toHaveCount(SHOWN);
  await renderAll(page);
  const height = (await list.boundingBox())?.height ?? Number.NaN;
  expect(height / screens.phone.height).toBeLessThanOrEqual(14);
});

for (const [name, viewport] of Object.entries(screens)) {
  test(`a ${name} lays out only the near ones of 45 products, and estimates the height of the others within a fifth`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/Primer');
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(SHOWN);
    const laidOut = () =>
      cards.evaluateAll(
        (all) => all.filter((card) => card.checkVisibility({ contentVisibilityAuto: true })).length,
      );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await laidOut()).toBeLessThanOrEqual(24);
    const estimated = await height();
    // What is skipped as `auto` is found by its words; what is `hidden` is not.
    const visibility = await cards.last().evaluate((card) => {
      const found = new Set<string>();
      for (let part: Element | null = card; part; part = part.parentElement)
        found.add(getComputedStyle(part).contentVisibility);
      return [...found].sort();
    });
    expect(visibility).toEqual(['auto', 'visible']);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await renderAll(page);
    await expect.poll(laidOut).toBe(SHOWN);
    expect(Math.abs(estimated / (await height()) - 1)).toBeLessThan(0.2);
  });
}

test('a shelf of 60 says that it shows the first 45', async ({ page }) => {
  await page.goto('/Primer');
  const main = page.getByRole('main');
  await expect(main.getByText(/^First 45 products ₹400 to ₹444$/)).toBeVisible();
  await expect(main.getByText('We have more than the 45 shown here')).toBeVisible();
  await page.goto('/Concealer-palate');
  await expect(main.getByText(/^\d+ products ₹/)).toBeVisible();
  await expect(main.getByText('We have more than')).toHaveCount(0);
});

test('45 products print on at most three A4 pages, each with its picture', async ({ page }) => {
  await page.goto('/Primer');
  await page.waitForLoadState('networkidle');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  expect(pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(5);
});
