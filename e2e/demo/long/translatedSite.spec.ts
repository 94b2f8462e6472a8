import { screens } from '../../screens';
import { expect, test } from '../../test';
import { heading, hearts, main, openTranslated, translateInBrowser } from '../../translatedPage';
import { untilHydrated } from '../../untilHydrated';

translateInBrowser();

test('home: the banners, the moving text, a clip, a photo, to a shelf and Back', async ({
  page,
}) => {
  await openTranslated(page, '/');
  const banners = page.getByRole('region', { name: 'From the counter' });
  await banners.getByRole('button', { name: 'Stop changing' }).click();
  await banners.getByRole('button', { name: 'Picture 2' }).click();
  await expect(banners.getByRole('group', { name: '2 of 3' })).toBeInViewport();
  await page.getByRole('button', { name: 'Pause the moving text' }).click();
  await expect(page.getByRole('button', { name: 'Start the moving text' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  const photos = page.getByRole('dialog', { name: 'Large picture' });
  await expect(photos.getByText('Picture 1 of').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText('Picture 2 of').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(photos).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await main(page).getByRole('link', { name: 'Foundation' }).first().click();
  await expect(heading(page)).toContainText('Foundation');
  await page.goBack();
  await expect(heading(page)).toContainText('Berhampore');
});

test('the pages of fixed words, one after the other: map and drawer', async ({ page }) => {
  await openTranslated(page, '/contact-us');
  await page
    .getByRole('button', { name: /Show: Map/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'How to buy' }).click();
  await expect(heading(page)).toContainText('How to buy');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Your privacy' }).click();
  await main(page).getByRole('button', { name: 'Delete all of this' }).click();
  await expect(main(page).getByText('Deleted.')).toBeVisible();
});

test('on a wide screen: the menus, page after page, a photo, and a product from a wrong address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.setViewportSize(screens.wide);
  await openTranslated(page, '/Fondation');
  await main(page).getByRole('link', { name: 'Foundation' }).first().click();
  await expect(heading(page)).toContainText('Foundation');
  await page.getByRole('combobox', { name: 'Shade' }).selectOption('«Bronze (1)»');
  await expect(main(page).getByText('1 of 5').last()).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'MAKEUP' }).hover();
  await header.getByRole('link', { name: 'Primer' }).click();
  await expect(heading(page)).toContainText('Primer');
  for (const [link, name] of [
    ['CUSTOMER VISIT SHOP', 'shop'],
    ['CUSTOMER REVIEWS', 'review'],
    ['CONTACT US', 'contact'],
  ] as const) {
    await header.getByRole('link', { name: link }).click();
    await expect(heading(page)).toContainText(new RegExp(name, 'i'));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await hearts(page).first().click();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toContainText(/review/i);
});

test("the owner's report is made anew", async ({ page }) => {
  await openTranslated(page, '/owner');
  for (const line of await main(page).locator('summary').all()) await line.click();
  await page.getByRole('link', { name: 'Check now' }).click();
  await untilHydrated(page);
  await expect(main(page).getByText(/^As of /)).toBeVisible();
});
