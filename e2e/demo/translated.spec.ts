import { sharedMessages as bengaliShared } from '../../src/messages/bn/sharedMessages';
import { shortlistMessages as bengaliList } from '../../src/messages/bn/shortlistMessages';
import { sharedMessages as hindiShared } from '../../src/messages/hi/sharedMessages';
import { shortlistMessages as hindiList } from '../../src/messages/hi/shortlistMessages';
import { languages } from '../../src/shop/languages';
import { messageOf } from '../messageOf';
import { screens } from '../screens';
import { expect, test } from '../test';

/** What the journey of each translated language looks for: its messages, and the demo's first foundation and a shade of it. */
const translated = [
  {
    ...languages.bn,
    letters: /[\u0980-\u09ff]/,
    shared: bengaliShared,
    shortlist: bengaliList,
    silk: 'সিল্ক টাচ হানি ফাউন্ডেশন',
    wheat: 'হুইট',
  },
  {
    ...languages.hi,
    letters: /[\u0900-\u097f]/,
    shared: hindiShared,
    shortlist: hindiList,
    silk: 'सिल्क टच हनी फाउंडेशन',
    wheat: 'व्हीट',
  },
] as const;

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

for (const words of translated) {
  const { code, tag, prefix, letters, shared } = words;
  const foundation = shared.labelsOf('Foundation').title;

  test.describe(`in ${code}, on a phone`, () => {
    test.use({ locale: tag, viewport: screens.phone });

    test('from home to a shelf, a product, a shade, the shortlist and its message, in one language', async ({
      page,
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
      const [first, ...others] = (await messageOf(ask)).split('\n');
      expect(first).toBe('I am Interested');
      expect(others.join()).toContain(words.silk);
      expect(others).toContain(shared.product.shade(words.wheat));
      const opened = new URL(others.at(-1) ?? '');
      expect(opened.pathname).toBe(prefix + silk);
      expect(opened.hash).toBe('#shade=Wheat');
      await main.getByRole('button', { name: shared.save.label(words.silk), exact: true }).click();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/Foundation`);

      await page.getByRole('link', { name: `${shared.save.saved} 1` }).click();
      await expect(heading).toHaveText(words.shortlist.title);
      const all = page.getByRole('link', { name: words.shortlist.ask });
      const [greeting, address, ...rest] = (await messageOf(all)).split('\n');
      expect(greeting).toBe('I am Interested');
      expect(rest.join()).toMatch(letters);
      const link = new URL(address ?? '');
      expect(link.pathname).toBe(`${prefix}/shortlist`);
    });
  });
}
