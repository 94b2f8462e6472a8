import type { Page } from '@playwright/test';
import { screens } from '../screens';
import { expect, test } from '../test';

/* Sections further down are laid out only near the viewport. The place where a link leads must still be exact. */

test("a shelf's first piece is laid out at once, the footer only near the viewport", async ({
  page,
}) => {
  const layoutOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).contentVisibility);
  await page.goto('/Foundation');
  expect(await layoutOf('main [role=list] > div')).toBe('visible');
  expect(await layoutOf('footer')).toBe('auto');
});

test('home requests the Bengali font only when a title that needs it is near', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('bengali'))).toEqual([]);

  const fetched = page.waitForRequest(/bengali/);
  await page.getByText('(পুজোর ফুল)').scrollIntoViewIfNeeded();
  await fetched;
});

test.describe('a section of the home page', () => {
  test.use({ viewport: screens.phone });

  for (const [way, go] of [
    ['from outside', (page: Page) => page.goto('/#hair')],
    ['from the page itself', fromHome],
  ] as const) {
    test(`is just below the header after following its link, ${way}`, async ({ page }) => {
      await go(page);
      const heading = page.getByRole('heading', { name: 'HAIR PRODUCTS' });
      await expect(heading).toBeInViewport();
      await page.waitForLoadState('networkidle');
      const { top, header } = await heading.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      }));
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(header + 100);
    });
  }
});

async function fromHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All hair shelves' }).click();
  await expect(page).toHaveURL('/#hair');
}
