import type { Locator } from '@playwright/test';
import { axeViolations } from '../../axeViolations';
import { faultsBySize } from '../../layout/fits';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the call stands at the end of the header on the search page, too, which has no second field', async ({
    page,
  }) => {
    const call = page.getByRole('banner').getByRole('link', { name: 'Call us' });
    await page.goto('/Primer');
    await expect(call).toBeInViewport();
    const place = await call.boundingBox();
    await page.goto('/search');
    expect(await call.boundingBox()).toEqual(place);
  });

  test('the main bar is 64 pixels high, as wide as the content, with the links above it and a search field that brings the header back', async ({
    page,
  }) => {
    await page.goto('/Primer');
    await untilHydrated(page);
    const header = page.getByRole('banner');
    const field = header.getByRole('combobox', { name: 'Search' });
    const calls = header.getByRole('link', { name: 'Call us' });
    const links = ['HOME', 'CUSTOMER VISIT SHOP', 'CUSTOMER REVIEWS', 'CONTACT US'].map((name) =>
      header.getByRole('link', { name, exact: true }),
    );
    for (const width of [1920, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await heightOf(calls.locator('..')), `at ${width}`).toBe(64);
      expect((await field.boundingBox())?.width, `at ${width}`).toBeGreaterThan(120);
      const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
      expect(tops, `on one line above it at ${width}`).toEqual([0, 0, 0, 0]);
      const start = await page.getByRole('main').getByRole('navigation').evaluate(startOfColumn);
      const logo = await header.getByRole('link', { name: /home page$/ }).boundingBox();
      const call = await calls.boundingBox();
      expect(logo?.x, `at ${width}`).toBeCloseTo(start, 0);
      const right = (call?.x ?? 0) + (call?.width ?? 0);
      expect((await header.boundingBox())?.width, `at ${width}`).toBeCloseTo(right + start, 0);
    }
    const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(calls).toBeInViewport({ ratio: 1 });
    expect(await heightOf(header), 'four lines').toBeLessThan(280);
    await large.evaluate((style) => style.parentNode?.removeChild(style));
    // The header is away further down, and comes back with the focus.
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await field.focus();
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('red lipstick');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=red+lipstick');
    const own = page.getByRole('searchbox');
    await expect(own).toHaveCount(1);
    await expect(own).toHaveValue('red lipstick');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the drawer opens beside its button, with the search on top and the first shelf in its first half', async ({
    page,
  }) => {
    await page.goto('/Primer');
    await untilHydrated(page);
    for (const size of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      const button = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
      const at = (await button.boundingBox())?.x ?? 0;
      await button.tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const box = await drawer.boundingBox();
      expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toContain(
        at < size.width / 2 ? 0 : size.width,
      );
      const search = await drawer.getByRole('combobox', { name: 'Search' }).boundingBox();
      expect(search?.y).toBeLessThan(60);
      const shelf = await drawer.getByRole('link', { name: 'Foundation' }).boundingBox();
      if (size.height > 700) expect((shelf?.y ?? 999) + 44).toBeLessThan(size.height / 2);
      await drawer.getByRole('button', { name: 'Close menu' }).tap();
      await expect(drawer).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).tap();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const large = { width: 320, height: 640, text: 200 };
    expect(await faultsBySize(page, [large]), 'room for large text').toEqual({});
  });

  test('a phone held sideways has the menu, shortlist, its count and both ways to ask in a low bar, both languages in the header', async ({
    page,
  }) => {
    await page.goto('/Foundation');
    await untilHydrated(page);
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .tap();
    const bar = page.getByRole('navigation', { name: 'Call, WhatsApp or browse' });
    for (const [width, height] of [
      [915, 412],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Saved 1', 'Search', 'Call', /on WhatsApp/]) {
        const link = bar.getByRole('link', { name });
        await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
      }
      const menu = bar.getByRole('button', { name: 'Menu' });
      await expect(menu, `at ${width}`).toBeInViewport({ ratio: 1 });
      expect(await heightOf(bar), `at ${width}`).toBeLessThanOrEqual(48);
      const shown = page.getByRole('banner').locator('[hreflang]').filter({ visible: true });
      await expect(shown, `languages at ${width}`).toHaveCount(2);
    }
  });

  for (const percent of [150, 200]) {
    test(`text of ${percent}% leaves every link of the header and the bar on the screen`, async ({
      page,
    }) => {
      await page.goto('/bn/Foundation');
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const links = page.locator('header a, main ~ nav a').filter({ visible: true });
        await expect(links, `at ${width}`).not.toHaveCount(0);
        for (const link of await links.all())
          await expect(link, `at ${width}`).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

/** Where the content of an element's column begins. */
function startOfColumn({ parentElement: column }: Element): number {
  const { left = 0 } = column?.getBoundingClientRect() ?? {};
  return column ? left + Number.parseFloat(getComputedStyle(column).paddingLeft) : left;
}

async function heightOf(part: Locator): Promise<number | undefined> {
  return (await part.boundingBox())?.height;
}
