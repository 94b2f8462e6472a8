import type { Page } from '@playwright/test';
import { delayRequests } from '../delayRequests';
import { expect, test } from '../test';

const screens = [320, 360, 1280].flatMap((width) => [100, 200].map((text) => ({ width, text })));

/** Times in India with the hours of e2e/messyCatalogue.ts: the longest message, and a short one. */
const moments = [
  ['2026-11-23T12:00', 'Closed, opens on Wednesday at 10:30 am'],
  ['2026-11-25T17:00', 'Open till 10:30 pm'],
] as const;

/** Position and size of each element of the page, at each width and text size. */
async function layouts(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 740 });
    found[`${width} pixels at ${text} %`] = await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      const parts = [...document.querySelectorAll('main *:not(address span)')];
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return String([x, y + window.scrollY, width, height].map(Math.round));
      });
    }, text);
  }
  return found;
}

test('the opening status causes no layout shift, whatever it says', async ({ page }) => {
  await page.clock.install();
  const runScripts = await delayRequests(page, '**/_next/static/**/*.js');
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const card = page.getByRole('main').locator('address');
  await expect(card).toContainText(
    'Open: Mon-Tue closed, Wed 10:30 am to 1:30 pm and 4:30 pm to 10:30 pm',
  );
  await expect(card).toContainText('20 September 2098 to 30 September 2098: 4:30 pm to 11:30 pm');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready.then(() => undefined);
  });
  await expect(card).not.toContainText(/Open till|Closed/);
  const before = await layouts(page);

  runScripts();
  for (const [moment, said] of moments) {
    await page.clock.setSystemTime(`${moment}:00+05:30`);
    await page.clock.runFor(20_000);
    await expect(card.getByText(said, { exact: true })).toBeVisible();
    expect(await layouts(page), said).toEqual(before);
  }
});
