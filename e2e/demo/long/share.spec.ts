import type { Page } from '@playwright/test';
import { axeViolations } from '../../axeViolations';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { textFaults } from '../../textFaults';
import { untilHydrated } from '../../untilHydrated';

const PRODUCT = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

/** What `navigator.share` rejects with. */
async function refuseToShare(page: Page, name: string): Promise<void> {
  await page.addInitScript((reason) => {
    navigator.share = () => Promise.reject(new DOMException('', reason));
  }, name);
}

async function refuseToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

const copied = (page: Page) => page.getByText('The link is copied');
const shareButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Share: / });

/** The pages on which something is shared. */
const places: [where: string, path: string][] = [
  ['a shelf', '/Foundation'],
  ['a product’s page', PRODUCT],
];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test.use({ viewport: screens.phone });

for (const [where, path] of places) {
  test(`on ${where} that may not share, the link is copied, and seen to be`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await refuseToShare(page, 'NotAllowedError');
    await visit(page, path);
    await shareButton(page).click();
    await expect(copied(page)).toBeInViewport({ ratio: 1 });
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path);
    // Only the note: on the page, axe counts buttons below the hidden header, both above the window.
    expect(await axeViolations(page, '[popover]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(copied(page)).toHaveCount(0);
    await expect(shareButton(page)).toBeVisible();
  });

  test(`on ${where} that may neither share nor copy, the address is there to copy`, async ({
    page,
  }) => {
    await refuseToShare(page, 'NotAllowedError');
    await refuseToCopy(page);
    await visit(page, path);
    await shareButton(page).click();
    const field = page.getByRole('textbox', { name: 'Copy this link' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const selected = await page.evaluate(() => String(getSelection()));
    expect(new URL(selected).pathname).toBe(path);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await textFaults(page)).toEqual([]);
    await expect(field).toBeInViewport({ ratio: 1 });
  });
}

test('a share sheet that the visitor closes leaves everything as it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await refuseToShare(page, 'AbortError');
  await visit(page, '/Foundation');
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await shareButton(page).click();
  await expect(page.getByRole('main').locator('button + [role=status]')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
  await expect(copied(page)).toHaveCount(0);
});

test('the link of a list that may not be shared is copied, and seen to be', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await refuseToShare(page, 'NotAllowedError');
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
