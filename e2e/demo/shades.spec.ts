import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test('a shade is chosen by the arrow keys in the quick look, stays on reload, and Back leads to the shelf', async ({
  page,
}) => {
  await page.goto('/Foundation');
  await page.getByRole('link', { name: 'Silk Touch Honey Foundation', exact: true }).click();
  const look = page.getByRole('dialog', { name: 'Silk Touch Honey Foundation' });
  await look.getByRole('radio', { name: 'Honey' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(look.getByRole('radio', { name: 'Wheat' })).toBeChecked();
  await expect(look.getByRole('link', { name: /^Whatsapp Inquiry/ })).toHaveAttribute(
    'href',
    /Shade%3A%20Wheat/,
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silk Touch Honey Foundation');
  await expect(page.getByRole('radio', { name: 'Wheat' })).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL('/Foundation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foundation');
});

test('the choice of a shade that is sold out moves nothing, and outlines the button that asks for it', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation/silk-touch-honey-foundation-01_silk_touch_honey');
  await untilHydrated(page);
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /: Silk Touch Honey/ })
    .first();
  const top = async () => (await button.boundingBox())?.y;
  const before = await top();
  await page.getByText('Ivory', { exact: true }).click();
  await expect(button).toHaveText('When will it be back?');
  expect(await top()).toBe(before);
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
