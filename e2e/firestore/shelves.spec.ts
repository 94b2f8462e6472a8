import { emulatorDatabase } from '../seedEmulator';
import { sites, TEST_FRESH_SECONDS } from '../sites';
import { expect, test } from '../test';

const database = emulatorDatabase(`127.0.0.1:${sites.firestore.emulatorPort}`);

test('documents as people type them become cards that show what can be parsed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|400/);
  await page.goto('/Toner');
  const card = (name: string) =>
    page
      .getByRole('article')
      .filter({ hasText: 'Home Delivery Available' })
      .filter({ hasText: name });
  await expect(
    page.getByRole('article').filter({ hasText: 'Home Delivery Available' }),
  ).toHaveCount(7);
  await expect(card('Text numbers')).toContainText('₹1,039');
  await expect(card('Text numbers')).toContainText('M.R.P. ₹1,299');
  await expect(card('Text numbers')).toContainText('20% OFF');
  await expect(card('গোলাপ টোনার')).toContainText('₹450');
  await expect(card('Without a price')).toContainText('Price on request');
  await expect(card('Without a price')).not.toContainText(/M\.R\.P\.|OFF/);
  await expect(card('Without a picture')).toContainText('₹1,12,999');
  await expect(card('Without a picture')).not.toContainText('OFF');
  await expect(card('Bold')).toContainText('Price on request');
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|\[object/);
  // A missing or broken picture leaves a placeholder with the name of the shelf.
  for (const name of ['Without a picture', 'With a lost picture']) {
    await card(name).scrollIntoViewIfNeeded();
    await expect(card(name).getByText('Toner', { exact: true })).toBeVisible();
  }
});

test('an empty collection is an empty shelf with contact links', async ({ page }) => {
  await page.goto('/Fixer');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'New stock coming soon' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
});

test('a changed document is on the page after the fresh time and one visit, without a rebuild', async ({
  request,
}) => {
  const price = 5_000 + Math.floor(Math.random() * 4_000);
  const shown = `₹${price.toLocaleString('en-IN')}`;
  await database.commit([
    {
      collection: 'Eye Dummy',
      id: '01-changed-while-the-site-runs',
      fields: { title: 'Changed dummy', price },
    },
  ]);
  await new Promise((resolve) => setTimeout(resolve, (TEST_FRESH_SECONDS + 0.5) * 1000));
  await request.get('/Eyedummy');
  await expect.poll(async () => (await request.get('/Eyedummy')).text()).toContain(shown);
});
