import type { Page } from '@playwright/test';
import { readToTheEnd } from '../readToTheEnd';
import { expect, test } from '../test';

test('a step from home to a shelf, and on to a product, inserts no rule that makes the browser style the whole page again', async ({
  page,
}) => {
  await page.goto('/');
  await readToTheEnd(page);
  const before = await insertedGroups(page);
  await page.locator('main a[href="/Foundation"]').last().click();
  await page.locator('.cards h2 > a').first().click();
  await expect(page.locator('.product h1')).toBeVisible();
  expect(await insertedGroups(page)).toEqual(before);
});

test('a tap renders twelve cards before the others, Back all of them at once', async ({ page }) => {
  await page.goto('/');
  await readToTheEnd(page);
  const cards = page.locator('.cards article');
  let numbers = await numbersOfCards(page);
  await page.locator('main a[href="/offers"]').first().click();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  expect((await numbers())[0]).toBe(12);
  const all = await cards.count();
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('.product h1')).toBeVisible();
  numbers = await numbersOfCards(page);
  await page.goBack();
  await expect(cards).toHaveCount(all);
  expect((await numbers())[0]).toBe(all);
});

/** The at-rules that components have inserted: Chromium styles the whole page again for each, for others what they match. */
function insertedGroups(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .filter((rule) => !(rule instanceof CSSStyleRule))
      .map(({ cssText }) => cssText),
  );
}

/** @returns a function that gives the number of cards after each change from now on, while there are some. */
async function numbersOfCards(page: Page): Promise<() => Promise<number[]>> {
  const numbers = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('.cards article');
      if (length > 0) seen.push(length);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  return () => numbers.jsonValue();
}
