import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* Sections further down are laid out only near the viewport. The place where a link leads must still be exact. */

test.describe('a section of the home page', () => {
  test.use({ viewport: screens.phone });

  test('is just below the header after following its link from outside', async ({ page }) => {
    await page.goto('/#hair');
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
});

test('the next page’s styles make the browser recalculate none of the present page', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  const conditions = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
      const rules = Array.from(sheet?.cssRules ?? []);
      return {
        rules: rules.length,
        conditions: rules.filter((rule) => 'conditionText' in rule).length,
      };
    });
  await page.goto('/');
  await untilHydrated(page);
  const before = await conditions();
  await page.getByRole('link', { name: 'Foundation', exact: true }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Foundation', exact: true }),
  ).toBeVisible();
  const after = await conditions();
  expect(after.rules).toBeGreaterThan(before.rules + 50);
  expect(after.conditions).toBe(before.conditions);
});
