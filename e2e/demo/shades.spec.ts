import { delayRequests } from '../delayRequests';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test('a shade chosen on a product’s page stays on reload; one that is sold out moves nothing and outlines the button that asks for it; Back leads to the shelf', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation');
  await page.getByRole('link', { name: 'Silk Touch Honey Foundation', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Silk Touch Honey Foundation');
  await page.getByRole('radio', { name: 'Wheat' }).click();
  await expect(page.getByRole('radio', { name: 'Wheat' })).toBeChecked();
  await page.reload();
  await expect(heading).toHaveText('Silk Touch Honey Foundation');
  await untilHydrated(page);
  await expect(page.getByRole('radio', { name: 'Wheat' })).toBeChecked();

  const button = page
    .getByRole('main')
    .getByRole('link', { name: /: Silk Touch Honey/ })
    .first();
  await expect(button).toHaveAttribute('href', /Shade%3A%20Wheat/);
  const top = async () => (await button.boundingBox())?.y;
  const before = await top();
  await page.getByText('Ivory', { exact: true }).click();
  await expect(button).toHaveText('When will it be back in stock?');
  expect(await top()).toBe(before);
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.goBack();
  await expect(page).toHaveURL('/Foundation');
  await expect(heading).toHaveText('Foundation');
});

test('a shade tapped before the scripts are there stays chosen and is in the message', async ({
  page,
}) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto('/Foundation/silk-touch-honey-foundation-01_silk_touch_honey', {
    waitUntil: 'commit',
  });
  await page.getByText('Wheat', { exact: true }).click();
  release();
  await expect(page).toHaveURL(/#shade=Wheat$/);
  await expect(page.getByRole('radio', { name: 'Wheat' })).toBeChecked();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: 'Whatsapp Inquiry: Silk Touch Honey' })
      .first(),
  ).toHaveAttribute('href', /Shade%3A%20Wheat/);
});
