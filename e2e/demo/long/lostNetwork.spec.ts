import { saveData } from '../../saveData';
import { expect, test } from '../../test';

test('a network lost before the first letter is not noticed; with data saving on, the words stay until it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures of the results.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
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
  await saveData(page);
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field.fill('kajal');
  await expect(page.getByText(/^We could not load the list/)).toBeVisible();
  await context.setOffline(false);
  await expect(result).toBeVisible();
  await expect(field).toHaveValue('kajal');
});
