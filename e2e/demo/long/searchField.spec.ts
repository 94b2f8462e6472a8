import { screens } from '../../screens';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

test('a network lost before the first letter is not noticed; with data saving on, the words stay until it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures of the results.
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  const result = page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ });
  const list = page.waitForEvent('requestfinished', (sent) => /\/api\/search\b/.test(sent.url()));
  await Promise.all([list, page.goto('/search')]);
  await context.setOffline(true);
  await field.fill('kajal');
  await expect(result).toBeVisible();

  await context.setOffline(false);
  // It has the list for five minutes.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.route('**/api/search', (route) => route.abort());
  await page.goto('/search');
  await context.setOffline(true);
  await field.fill('kajal');
  await expect(page.getByText(/^We could not load the list/)).toBeVisible();
  await page.unroute('**/api/search');
  await context.setOffline(false);
  await expect(result).toBeVisible();
  await expect(field).toHaveValue('kajal');
});

test('the field in the header opens the search, words can be typed with an input method, and Back returns to the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize(screens.wide);
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await page.goto('/Foundation');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('combobox').press('Enter');
  await expect(field).toBeFocused();

  const keyboard = await context.newCDPSession(page);
  for (const text of ['ক', 'কা', 'কাজ', 'কাজল']) {
    const end = text.length;
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await keyboard.send('Input.insertText', { text: 'কাজল' });
  await expect(field).toHaveValue('কাজল');
  await expect(page.getByRole('region', { name: 'Categories' }).getByRole('link')).toHaveText([
    'Eye Kajol',
  ]);
  await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Foundation', exact: true })).toBeVisible();
});
