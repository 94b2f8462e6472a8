import type { Page } from '@playwright/test';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { textFaults } from '../../textFaults';
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

test('where the page may neither share nor copy, the address is there to copy', async ({
  page,
}) => {
  await refuseToShare(page);
  await refuseToCopy(page);
  await visit(page, PRODUCT);
  await shareButton(page).click();
  const field = page.getByRole('textbox', { name: 'Copy this link' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const selected = await page.evaluate(() => String(getSelection()));
  expect(new URL(selected).pathname).toBe(PRODUCT);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await textFaults(page)).toEqual([]);
  await expect(field).toBeInViewport({ ratio: 1 });
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
