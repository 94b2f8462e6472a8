import type { Locator } from '@playwright/test';
import { screens } from '../screens';
import { spokenWords } from '../spokenWords';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/*
 * The journeys that depend on words, in the languages beside English. What works by the same code in both is tried in
 * one of them.
 */

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

/** The lines of the WhatsApp message behind a link. */
async function messageOf(link: Locator): Promise<string[]> {
  const address = new URL((await link.getAttribute('href')) ?? '');
  return (address.searchParams.get('text') ?? '').split('\n');
}

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
    await page.getByRole('button', { name: shared.category.choose }).click();
    const sort = page.getByRole('combobox', { name: words.filter.sort });
    await sort.selectOption(words.filter.orders['-price']);
    await expect(page).toHaveURL(`${prefix}/Foundation?sort=-price`);
    await page.keyboard.press('Escape');

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
    await expect(main.getByRole('article').getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^${prefix}/Foundation/`),
    );
  });
});

for (const words of spokenWords) {
  const { code, tag, prefix, letters, shared } = words;
  const foundation = shared.labelsOf('Foundation').title;

  test.describe(`in ${code}, on a phone`, () => {
    test.use({ locale: tag, viewport: screens.phone });

    test('from home to a shelf, a product, a shade, the shortlist and its message, in one language', async ({
      page,
      browser,
    }) => {
      await page.goto(prefix);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page
        .getByRole('main')
        .getByRole('link', { name: foundation, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(`${prefix}/Foundation`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(foundation);

      await page.getByRole('link', { name: words.silk, exact: true }).click();
      const look = page.getByRole('dialog', { name: words.silk });
      await look.getByRole('radio', { name: words.wheat, exact: true }).check();
      const ask = look.getByRole('link', { name: shared.product.whatsAppInquiry });
      const [first, ...others] = await messageOf(ask);
      expect(first).toBe('I am Interested');
      expect(others.join()).toContain(words.silk);
      expect(others).toContain(shared.product.shade(words.wheat));
      const opened = new URL(others.at(-1) ?? '');
      expect(opened.pathname).toBe(prefix + silk);
      expect(opened.hash).toBe('#shade=Wheat');
      await look.getByRole('button', { name: shared.keep.of('') }).click();
      await page.goBack();
      await expect(look).toBeHidden();
      await expect(page).toHaveURL(`${prefix}/Foundation`);

      await page.getByRole('link', { name: `${shared.keep.kept} 1` }).click();
      await expect(heading).toHaveText(words.shortlist.title);
      const all = page.getByRole('link', { name: words.shortlist.ask });
      const [greeting, ...rest] = await messageOf(all);
      expect(greeting).toBe('I am Interested');
      expect(rest.join()).toMatch(letters);
      const link = new URL(rest.at(-1) ?? '');
      expect(link.pathname).toBe(`${prefix}/shortlist`);

      const other = await browser.newPage({ locale: tag });
      await other.goto(link.pathname + link.hash);
      await expect(
        other.getByRole('heading', { name: words.shortlist.shared.title }),
      ).toBeVisible();
      await expect(other.getByRole('heading', { name: words.silk })).toBeVisible();
      await other.close();
    });

    const corrected: [asked: string, right: string][] = [
      ['/FOUNDATION?a=b', '/Foundation?a=b'],
      ['/Foundation/?a=b', '/Foundation?a=b'],
      ['/Moistrizer', '/Moistraizer'],
      ['/Foundation/an-older-name-01_silk_touch_honey', silk],
    ];
    for (const [asked, right] of corrected) {
      test(`${asked} leads to the right page of the language`, async ({ request, baseURL }) => {
        const response = await request.get(prefix + asked, { maxRedirects: 0 });
        expect(response.status()).toBe(308);
        expect(new URL(response.headers().location ?? '', baseURL).href).toBe(
          baseURL + prefix + right,
        );
      });
    }
  });
}
