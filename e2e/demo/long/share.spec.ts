import type { Page } from '@playwright/test';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

const PRODUCT = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

async function refuseToShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

async function refuseToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

const copied = (page: Page) => page.getByText('The link is copied');
const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Share: / });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test.use({ viewport: screens.phone });

test('where the page may neither share nor copy, WhatsApp opens with the address', async ({
  page,
}) => {
  await refuseToShare(page);
  await refuseToCopy(page);
  await visit(page, PRODUCT);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await shareButton(page).click();
  await page.waitForURL(/^https:\/\/wa\.me\//);
  expect(new URL(page.url()).searchParams.get('text')).toContain(PRODUCT);
});

test('the link of a list that may not be shared is copied, and seen to be', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await refuseToShare(page);
  await visit(page, '/Foundation');
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await visit(page, '/shortlist');
  await page.getByRole('button', { name: 'Share the list' }).click();
  await expect(copied(page)).toBeInViewport({ ratio: 1 });
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(pathname + hash).toMatch(/^\/shortlist#Foundation=/);
});
