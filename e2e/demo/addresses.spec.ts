import { expect, test } from '../test';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

/* One unknown address for each kind of correction. The whole table is in __tests__/answers/notFound/. */
const unknowns: [asked: string, right: string][] = [
  ['/FOUNDATION?utm_source=wa&x=%E0%A6%95', '/Foundation?utm_source=wa&x=%E0%A6%95'],
  ['/Foundation/?a=b', '/Foundation?a=b'],
  ['/Moistrizer', '/Moistraizer'],
  ['/Clip%20%26%20Kata', '/Clip-kata'],
  ['/bn/Moistrizer', '/bn/Moistraizer'],
  ['/Foundation/an-older-name-01_silk_touch_honey', silk],
  [`/hi${silk.toUpperCase()}?a=b&a=c`, `/hi${silk}?a=b&a=c`],
  [`${silk}।?utm_source=wa`, `${silk}?utm_source=wa`],
  [`${silk}%23shade=Wheat`, `${silk}#shade=Wheat`],
];

for (const [asked, right] of unknowns) {
  test(`${asked} answers 308 to ${right}`, async ({ request, baseURL }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(baseURL + right);
  });
}

test('an unknown address is a 404 that suggests the nearest shelves', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const response = await page.goto('/Fondation');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Foundation' }).click();
  await expect(page).toHaveURL('/Foundation');
});

test('an address with needless escapes leads to its page, or to none', async ({
  request,
  baseURL,
}) => {
  for (const asked of ['/contact%2Dus?a=b', '/bn%2fcontact-us?a=b']) {
    const response = await request.get(asked);
    expect(response.status()).toBe(200);
    expect(response.url()).toMatch(new RegExp(`^${baseURL}(?:/bn)?/contact-us\\?a=b$`));
  }
  for (const asked of ['/api%2fhealth', '/api%2Fsearch', '/feeds%2fgoogle-products.xml'])
    expect((await request.get(asked)).status(), asked).toBe(404);
});

const strange = [
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  '/%2f%2fexample.com',
  '/[...path]',
  '/%5Bcategory%5D',
  '/Foundation%E0%A6',
  '/_error',
  `/${'long'.repeat(1500)}`,
  '/__proto__',
];

for (const path of strange) {
  test(`${path.slice(0, 40)} never makes the server answer 500`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
}
