import { languages } from '../../src/shop/languages';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/** The link to a language in the footer. */
const FOOTER = 'contentinfo';

test('the switch leads to the same page and choice, and back leads to the page before', async ({
  page,
}) => {
  // Before it is hydrated, the link leads to the page alone.
  await page.goto('/Foundation?sort=price');
  await untilHydrated(page);
  const footer = page.getByRole(FOOTER);
  await footer.getByRole('link', { name: languages.bn.name }).click();
  await page.waitForURL('/bn/Foundation?sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-IN');
  await untilHydrated(page);
  await footer.getByRole('link', { name: languages.hi.name }).click();
  await page.waitForURL('/hi/Foundation?sort=price');
  await page.goBack();
  await page.waitForURL('/bn/Foundation?sort=price');
});
