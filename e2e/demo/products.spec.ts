import { demoProducts } from '../../__tests__/helpers/demoProducts';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a removed product is a 404 that shows its shelf', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const response = await page.goto('/Foundation/velvet-dusk-coco-foundation-99_left');
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
    await main.getByRole('link', { name: 'Foundation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foundation');
  });
});

test('a product removed while its link is shown is requested from the server', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await visit(page, silk, allowConsole);
  const gone = '/Foundation/shiuli-ivory-soft-foundation-02_shiuli_ivory';
  await page.route(`**/_next/data/**${gone}.json*`, (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"notFound":true}' }),
  );
  const isAsked = page.waitForRequest((request) => request.url().endsWith(gone));
  await page.getByRole('link', { name: 'Shiuli Ivory Soft Foundation' }).click();
  await isAsked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shiuli Ivory Soft Foundation');
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, isMobile: true, hasTouch: true });

  test('the first screen of the product with the longest name has the price and both contact links', async ({
    page,
    allowConsole,
  }) => {
    const [longest] = demoProducts().toSorted((a, b) => b.title.length - a.title.length);
    await visit(page, longest?.path ?? '', allowConsole);
    const main = page.getByRole('main');
    const bar = await page
      .getByRole('navigation', { name: 'Call, WhatsApp or browse' })
      .boundingBox();
    for (const shown of [
      main.getByText(/^₹[\d,]+$/).first(),
      main.getByRole('link', { name: /^Call Book/ }),
      main.getByRole('link', { name: /^Whatsapp Inquiry/ }),
    ]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

test('a price copied from a shelf has a space before its percentage', async ({
  page,
  allowConsole,
}) => {
  await visit(page, '/Foundation', allowConsole);
  expect(await page.getByRole('article').first().innerText()).toMatch(/₹[\d,]+ \d+% OFF/);
});
