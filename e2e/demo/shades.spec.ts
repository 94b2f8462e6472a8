import { expect, test } from '../test';

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
