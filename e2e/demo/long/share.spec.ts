import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

const PRODUCT = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

test.use({ viewport: screens.phone });

test('where the page may neither share nor copy, WhatsApp opens with the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    navigator.share = refuse;
    navigator.clipboard.writeText = refuse;
  });
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Share: / })
    .click();
  await page.waitForURL(/^https:\/\/wa\.me\//);
  expect(new URL(page.url()).searchParams.get('text')).toContain(PRODUCT);
});
