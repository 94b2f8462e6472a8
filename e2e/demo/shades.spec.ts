import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

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
