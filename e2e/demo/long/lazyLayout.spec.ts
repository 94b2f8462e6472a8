import { screens } from '../../screens';
import { expect, test } from '../../test';

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
