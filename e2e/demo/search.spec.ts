import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { horizontalOverflow } from '../horizontalOverflow';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/* What words find is asked without a browser: __tests__/search/. */

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

/** Collects the addresses that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('the bar leads to the search, which sends no query, a result to its page, and Back to the results', async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await page.goto('/Primer');
    await untilHydrated(page);
    expect(asked.filter((address) => /search/.test(address))).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).tap();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).pressSequentially('kajal');
    const result = page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ });
    await expect(result).toHaveAttribute('href', /-01_kajolrekha_black$/);
    await expect(page.getByRole('status').last()).toHaveText('1 category, 4 products');
    await expect(page).toHaveURL('/search?q=kajal');
    // So high that the bar covers nothing, which axe would take for too small a target.
    await page.setViewportSize({ width: 360, height: 1_600 });
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize(screens.phone);

    await result.tap();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Kajolrekha Black Kajol Pencils');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue('kajal');
    await expect(result).toBeVisible();
    await expect(fieldOf(page)).not.toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('Primer');
    expect(asked.filter((address) => /kajal/i.test(address))).toEqual([]);
  });

  test('Back from a product finds all results that were shown, at the same place', async ({
    page,
  }) => {
    await page.goto('/search?q=%E2%82%B9300');
    const rows = page.getByRole('region', { name: 'Products' }).getByRole('listitem');
    const all = page.getByRole('button', { name: /^Show all \d+ products$/ });
    const count = Number((await all.innerText()).match(/\d+/));
    await all.tap();
    await expect(rows).toHaveCount(count);
    const result = rows.nth(30).getByRole('link');
    await result.scrollIntoViewIfNeeded();
    await untilHydrated(page);
    // Until the details have come, pictures among them, the link has a shortened id, which the site redirects by a full load.
    await expect(result.locator('img')).toHaveCount(1);
    // On a busy machine data may take longer than a tap waits, and a plain load would forget what was shown.
    const dataCame = (path: string) =>
      page.waitForResponse(
        (response) => response.url().includes('/_next/data/') && response.url().includes(path),
      );
    const ahead = dataCame(String(await result.getAttribute('href')));
    await result.focus();
    await ahead;
    const place = await result.boundingBox();
    const behind = dataCame('/search.json');
    await result.tap();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Search the shop');
    await behind;
    await page.goBack();
    await expect(rows).toHaveCount(count);
    await expect.poll(async () => (await result.boundingBox())?.y).toBe(place?.y);
  });

  test('the search answers first: what has all words, at that price, in the upper half of the screen', async ({
    page,
  }) => {
    const products = page.getByRole('region', { name: 'Products' });
    const first = products.getByRole('link').first();
    await page.goto('/search?q=maroon%20lipstik%20under%20300');
    for (const [typed, heading, name] of [
      ['maroon lipstik under 300', 'Lipe Palate under ₹300', /^Lal Paar Cream Lip Quad/],
      ['rupkatha studio', 'Products', /Foundation/],
      ['30 ml foundation', 'Foundation', /^(Silk Touch|Shiuli)/],
    ] as const) {
      await fieldOf(page).fill(typed);
      await expect(products.getByRole('heading')).toHaveText(heading);
      await expect(first).toHaveAccessibleName(name);
      await expect
        .poll(async () => ((await first.boundingBox())?.y ?? 740) < 370, { message: typed })
        .toBe(true);
    }
    await fieldOf(page).fill('face pack');
    const said = page.getByRole('heading', { name: 'We do not sell “face pack”' });
    await expect(products).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'All makeup' })).toBeVisible();
    const line = await page.locator('section').filter({ has: said }).boundingBox();
    expect(line?.height).toBeLessThanOrEqual(80);
    for (const way of [/^Call us/, /^WhatsApp us/])
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeInViewport();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
