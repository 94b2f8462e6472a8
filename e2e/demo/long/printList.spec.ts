import { pagesOf } from '../../pagesOf';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

test('a shelf prints as a price list: shop, shelf, day of the prices, a line for each product', async ({
  page,
}) => {
  await page.goto('/Foundation');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Prices of/)).toBeAttached();
  const products = await page.getByRole('article').filter({ hasText: 'Call Book' }).count();
  await page.emulateMedia({ media: 'print' });

  const paper = await page.locator('body').innerText();
  for (const said of [
    'Rupkatha Beauty',
    'Berhampore, Murshidabad, West Bengal 742103',
    '+91 00000 00000',
    'Foundation',
    `Prices of ${new Date().toLocaleString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })}`,
  ]) {
    expect(paper).toContain(said);
  }
  expect(paper).not.toMatch(/Call Book|Whatsapp Inquiry|Home Delivery|MAKEUP|Look along/);

  const lines = page.locator('article:visible');
  await expect(lines).toHaveCount(products);
  for (const line of await lines.all()) {
    await expect(line.locator('img')).toBeVisible();
    await expect(line).toContainText(/M\.R\.P\.\s₹[\d,]+/);
    await expect(line.locator('strong')).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThan(70);
  }
  await expect(
    page.locator('button:visible, header:visible, footer:visible, nav:visible'),
  ).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"]:visible, a[target]:visible')).toHaveCount(0);
  expect(pagesOf(await page.pdf({ format: 'A4' })), 'five products').toBe(1);
});

test('a product prints its picture, the shop, the phone, the address of the page and the day, without buttons', async ({
  page,
}) => {
  const path = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.getByText(/^Prices of/)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('img:visible')).toHaveCount(1);
  const paper = await page.locator('body').innerText();
  for (const said of ['Rupkatha Beauty', '+91 00000 00000', path, 'Silk Touch Honey', '₹449'])
    expect(paper).toContain(said);
  expect(paper).not.toMatch(/Whatsapp Inquiry|Call Book|More from|Choose a shade/);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
});
