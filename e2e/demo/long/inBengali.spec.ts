import { screens } from '../../screens';
import { spokenWords } from '../../spokenWords';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* Words of pages beside those of translated.spec.ts. What works by the same code in Hindi is tried in Bengali alone. */

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

const [bengali] = spokenWords;

test.describe('in Bengali, on a phone', () => {
  test.use({ locale: bengali.tag, viewport: screens.phone });
  const { prefix, letters, shared, ...words } = bengali;
  const foundation = shared.labelsOf('Foundation').title;

  test('a sorted shelf, the drawer, and pages of fixed texts stay in the language', async ({
    page,
  }) => {
    await page.goto(`${prefix}/Foundation`);
    await untilHydrated(page);
    const sort = page.getByRole('combobox', { name: words.filter.sort });
    await sort.selectOption(words.filter.orders['-price']);
    await expect(page).toHaveURL(`${prefix}/Foundation?sort=-price`);

    await page.getByRole('button', { name: shared.nav.menu }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: shared.labelsOf('Primer').title, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/Primer`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(shared.labelsOf('Primer').title);

    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shared.nav.howToBuy }).click();
    await expect(heading).toHaveText(words.howToBuy.title);
    await footer.getByRole('link', { name: shared.nav.offers }).click();
    await expect(page).toHaveURL(`${prefix}/offers`);
    await expect(heading).toHaveText(letters);
    await footer.getByRole('link', { name: shared.footer.contact }).click();
    await expect(heading).toHaveText(words.contact.title);
    await expect(footer).toContainText(shared.hours.open(''));
  });

  test('the search finds a shelf and a product in three scripts', async ({ page }) => {
    await page.goto(`${prefix}/search`);
    const field = page.getByRole('searchbox', { name: words.search.label });
    for (const typed of ['সিল্ক টাচ', 'सिल्क टच', 'silk touch']) {
      await field.fill(typed);
      const products = page.getByRole('region', { name: words.search.products });
      await expect(products.getByRole('link').first(), typed).toHaveAttribute(
        'href',
        prefix + silk,
      );
      await expect(products.getByRole('link').first()).toContainText(words.silk);
    }
    for (const typed of ['কাজল', 'काजल', 'kajal']) {
      await field.fill(typed);
      const shelves = page.getByRole('region', { name: words.search.shelves });
      await expect(shelves.getByRole('link').first(), typed).toHaveAttribute(
        'href',
        `${prefix}/Eye-kajol`,
      );
    }
  });

  test('a page that is not there and a product that left answer in the language', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const heading = page.getByRole('heading', { level: 1 });
    expect((await page.goto(`${prefix}/Fondation`))?.status()).toBe(404);
    await expect(heading).toHaveText(words.errors.notFound.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: foundation })).toHaveAttribute(
      'href',
      `${prefix}/Foundation`,
    );
    expect((await page.goto(`${prefix}/Foundation/left-99`))?.status()).toBe(404);
    await expect(heading).toHaveText(letters);
    await expect(main.getByRole('link', { name: foundation })).toHaveAttribute(
      'href',
      `${prefix}/Foundation`,
    );
  });
});
