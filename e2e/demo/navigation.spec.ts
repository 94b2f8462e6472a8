import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('the menu links to all hair shelves, whose heading is clear of the header', async ({
    page,
  }) => {
    await page.goto('/Foundation');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'All hair products' }).tap();
    await expect(page).toHaveURL('/#hair');
    await standsClear(page, 'HAIR PRODUCTS');
    await expect(page.getByRole('region', { name: 'HAIR PRODUCTS' })).toBeFocused();
  });

  test('the footer takes at most one screen and opens group by group', async ({ page }) => {
    await page.goto('/Primer');
    const footer = page.getByRole('contentinfo');
    // Without the room of the bar, which covers its end.
    const height = await footer.evaluate(
      (element) =>
        element.clientHeight - Number.parseFloat(getComputedStyle(element).paddingBottom),
    );
    expect(height).toBeLessThanOrEqual(screens.phone.height);
    const link = footer.getByRole('link', { name: 'Shimmer Palette' });
    await expect(link).toBeHidden();
    await footer.getByText('MAKEUP', { exact: true }).tap();
    await link.tap();
    await expect(page).toHaveURL('/Shimmer-palette');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.wide });

  test('the HAIR menu has no violation of axe, and leads to the brands', async ({ page }) => {
    await page.goto('/Foundation');
    await untilHydrated(page);
    const toggle = page.getByRole('button', { name: 'HAIR', exact: true });
    await toggle.hover();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await axeViolations(page, 'header')).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Brands' }).click();
    await expect(page).toHaveURL('/#brands');
    await standsClear(page, 'Our Brand');
  });
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
