import { expect, test } from '../../test';
import {
  heading,
  hearts,
  main,
  openTranslated,
  saved,
  silk,
  translateInBrowser,
} from '../../translatedPage';

translateInBrowser();

test('the shortlist: shades, notes, numbers, removed and undone, emptied, the last one removed', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  for (const at of [0, 1]) await hearts(page).nth(at).click();
  await saved(page).click();
  await expect(heading(page)).toContainText('Your saved list');
  const rows = main(page).locator('li:has(h2)');
  const sum = main(page).getByText(/products? · ₹/);
  await expect(sum).toContainText('2 products');
  const before = await sum.innerText();
  await rows.first().getByRole('radio').first().check();
  await rows
    .first()
    .getByRole('button', { name: /^Add another shade/ })
    .click();
  await expect(sum).toContainText('3 products');
  await rows
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await page.keyboard.type('red');
  await rows
    .first()
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(rows.first().locator('output')).toContainText('2');
  await page.getByText('Add your name or a day').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rina');
  await page.getByRole('checkbox', { name: 'With my notes' }).check();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(main(page).getByText('Removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(main(page).getByText('Your list is empty now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(left);
  }
  await expect(main(page).getByText('Nothing is saved yet')).toBeVisible();
  await expect(heading(page)).toContainText('Your saved list');
  expect(before).toContain('₹');
});

test('a received list: waited for, kept, and with one of its own beside another', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  await hearts(page).first().click();
  await saved(page).click();
  const ask = page.getByRole('link', { name: 'Send the list on WhatsApp' });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const { hash } = new URL(text.split('\n').at(-1) ?? '');
  await main(page)
    .getByRole('button', { name: /^Remove: / })
    .click();

  await openTranslated(page, `/shortlist${hash}`);
  await expect(heading(page)).toContainText('A list for you');
  await expect(main(page).getByText(/1 product · ₹/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(heading(page)).toContainText('Your saved list');
  await expect(main(page).getByText('One product is on your list.')).toBeVisible();
  await expect(saved(page)).toContainText('1');
});

test('the search: key by key, all results, none, cleared, remembered and forgotten', async ({
  page,
  allowConsole,
}) => {
  // The pointer lies over results whose whole address is not known yet.
  allowConsole(/404/);
  await openTranslated(page, '/search');
  const field = page.getByRole('searchbox');
  const products = page.getByRole('region', { name: 'Products' });
  await field.pressSequentially('lipstik under 300');
  await expect(products.getByRole('heading').first()).toContainText('Lipstick under ₹300');
  await field.fill('hair');
  await expect(products.getByRole('heading').first()).toContainText('Products');
  await products.getByRole('button', { name: 'Show all' }).click();
  await field.fill('zzqqxx');
  await expect(main(page).getByRole('heading', { name: '“zzqqxx”' })).toBeVisible();
  await field.fill('silk');
  const silkTouch = products.getByRole('link', { name: 'Silk Touch Honey' });
  await expect(silkTouch).toHaveAttribute('href', silk);
  await silkTouch.click();
  await expect(heading(page)).toContainText('Silk');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(main(page).getByRole('link', { name: 'silk' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect(main(page).getByRole('link', { name: 'silk' })).toHaveCount(0);
});
