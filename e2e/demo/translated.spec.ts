import type { Locator } from '@playwright/test';
import { screens } from '../screens';
import { spokenWords } from '../spokenWords';
import { expect, test } from '../test';

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
      await page.locator('main a[href$="/Foundation"]').first().click();
      await expect(page).toHaveURL(`${prefix}/Foundation`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(foundation);

      await page.getByRole('link', { name: words.silk, exact: true }).click();
      await expect(heading).toHaveText(words.silk);
      const main = page.getByRole('main');
      const wheat = main.getByRole('radio', { name: words.wheat, exact: true });
      await wheat.click();
      await expect(wheat).toBeChecked();
      const ask = main.getByRole('link', { name: shared.product.whatsAppInquiry }).first();
      await expect(ask).toHaveAttribute('href', /Wheat/);
      const [first, ...others] = await messageOf(ask);
      expect(first).toBe('I am Interested');
      expect(others.join()).toContain(words.silk);
      expect(others).toContain(shared.product.shade(words.wheat));
      const opened = new URL(others.at(-1) ?? '');
      expect(opened.pathname).toBe(prefix + silk);
      expect(opened.hash).toBe('#shade=Wheat');
      await main.getByRole('button', { name: shared.save.of(words.silk), exact: true }).click();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/Foundation`);

      await page.getByRole('link', { name: `${shared.save.saved} 1` }).click();
      await expect(heading).toHaveText(words.shortlist.title);
      const all = page.getByRole('link', { name: words.shortlist.ask });
      const [greeting, address, ...rest] = await messageOf(all);
      expect(greeting).toBe('I am Interested');
      expect(rest.join()).toMatch(letters);
      const link = new URL(address ?? '');
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
