import { columnOf } from '../../columnOf';
import { expect, test } from '../../test';

/* The header of phones. On wide screens and sideways: menus.spec.ts. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the header is 56 pixels high, and its languages stand at the edge of the content', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBe(56);
  for (const size of [
    { width: 740, height: 1000 },
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    const language = await header
      .locator('[hreflang]')
      .filter({ visible: true })
      .last()
      .boundingBox();
    const column = await page.getByRole('main').getByRole('navigation').evaluate(columnOf);
    const right = (language?.x ?? 0) + (language?.width ?? 0);
    expect(right, JSON.stringify(size)).toBeCloseTo(column.right, 0);
    const logo = await header.getByRole('link', { name: /home page$/ }).boundingBox();
    expect(logo?.x, JSON.stringify(size)).toBeCloseTo(column.left, 0);
  }
});

test('the header names the other languages on every phone, in letters that need no font', async ({
  page,
}) => {
  for (const path of ['/Foundation', '/bn/Foundation', '/hi/Foundation']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    for (const width of [320, 412]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of ['বাংলা', 'हिंदी', 'English']) {
        const link = header.getByRole('link', { name });
        if ((await link.count()) === 0) continue;
        await expect(link, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
        const drawn = await link.evaluate((one) => {
          const { maskImage, webkitMaskImage } = getComputedStyle(
            one.firstElementChild ?? one,
            '::before',
          );
          return (maskImage || webkitMaskImage).startsWith('url("data:');
        });
        expect(drawn, `${name} at ${width}`).toBe(name !== 'English');
      }
      await expect(header.locator('[hreflang]:visible')).toHaveCount(2);
    }
  }
});
