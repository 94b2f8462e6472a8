import { sentenceTails } from '../../../__tests__/helpers/sentenceTails';
import { pageDefinitions } from '../../../src/catalogue/addresses/pageDefinitions';
import { languageCodes, languages, localPath } from '../../../src/shop/languages';
import { expect, test } from '../../test';

/* Links as sentences, chats and apps make them. The whole tables of their ends are in __tests__/answers/notFound/. */

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';
const fixed = Object.values(pageDefinitions).map(({ path }) => path);
const everywhere = (paths: readonly string[]) =>
  languageCodes.flatMap((code) => paths.map((path) => localPath(languages[code], path)));

/** Each end as an app may write it: every byte escaped, or as little as possible. */
const tails = sentenceTails.flatMap((tail) => [
  encodeURIComponent(tail),
  Buffer.from(tail).toString('hex').replace(/../g, '%$&'),
]);
// Not of `/`: clients take `/.` for it.
for (const path of everywhere(['/', '/Foundation', silk, '/offers', '/search']).slice(1)) {
  test(`${path} with the end of a sentence behind it leads to ${path}`, async ({
    request,
    baseURL,
  }) => {
    for (const tail of tails) {
      const asked = `${path}${tail}?utm_source=wa`;
      const response = await request.get(asked);
      expect([asked, response.status(), response.url()]).toEqual([
        asked,
        200,
        `${baseURL}${path}?utm_source=wa`,
      ]);
    }
  });
}

for (const typed of ['।', ')', '…']) {
  test(`a browser that is given a product's address with ${typed} arrives at the product`, async ({
    page,
  }) => {
    await page.goto(silk + typed);
    await expect(page).toHaveURL(silk);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Silk Touch');
  });
}

for (const path of everywhere(['/Foundation', silk, '/no-such-page'])) {
  test(`${path}, cut inside an escape, is a 404 with suggestions`, async ({ request }) => {
    for (const cut of ['%', '%2', '%E0%A6', '%E0%A5%A4%E0']) {
      const response = await request.get(path + cut, { maxRedirects: 0 });
      expect([cut, response.status()]).toEqual([cut, 404]);
      const main = (await response.text()).split('<main').at(-1) ?? '';
      expect(main.match(/<h3/g)?.length, cut).toBeGreaterThanOrEqual(4);
    }
  });
}

for (const path of everywhere(fixed).filter((one) => one !== '/')) {
  test(`${path} with an escaped letter leads to ${path}`, async ({ request, baseURL }) => {
    const escaped = path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    const response = await request.get(escaped);
    expect([response.status(), response.url()]).toEqual([200, baseURL + path]);
  });
}

for (const file of [
  '[category]',
  '[category]/[product]',
  '[...path]',
  'bn/[category]',
  'api/shelves/[collection]',
]) {
  test(`${file}, escaped, is no page`, async ({ request }) => {
    for (const asked of [encodeURI(`/${file}`), `/${file}`])
      expect((await request.get(asked)).status()).toBe(404);
  });
}

test('a list in a sentence keeps its last product', async ({ page }) => {
  await page.goto('/shortlist#Foundation=01_silk_touch_honey-03_velvet_dusk_cocoa।”');
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(2);
});

for (const path of everywhere(['/shortlist', silk])) {
  test(`${path} with an escaped # is answered 308 to the address with #`, async ({ request }) => {
    const response = await request.get(`${path}%23shade=Wheat`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, `${path}#shade=Wheat`]);
  });
}
