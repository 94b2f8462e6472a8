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
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.waitForURL(/^https:\/\/wa\.me\//);
  expect(new URL(page.url()).searchParams.get('text')).toContain(PRODUCT);
});

for (const path of [PRODUCT, '/bn/Foundation', '/hi/offers'])
  test(`${path} hands its picture to the share sheet as a file`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      navigator.canShare = ({ files = [] } = {}) =>
        files.every(({ type }) => type === 'image/jpeg');
      navigator.share = async (shared) => {
        const { width, height } = await createImageBitmap(shared?.files?.[0] ?? new Blob());
        document.title = `shared ${width} × ${height}`;
      };
    });
    await page.goto(path);
    await untilHydrated(page);
    const share = page
      .getByRole('main')
      .locator('button[class*=drawn]:not([aria-pressed])')
      .first();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => /preview|share/.test(one))).toEqual([]);
    await share.click();
    await page.locator('[popover] a').click();
    await expect(page).toHaveTitle('shared 1080 × 1920');
  });
