import { CACHE_IMMUTABLE } from '../../src/answers/http';
import { fontFiles } from '../../styles/fontFaces';
import { expect, test } from '../test';

const onEverything: [name: string, value: RegExp][] = [
  ['content-security-policy', /^default-src 'self'; script-src 'self'; /],
  ['content-security-policy', /object-src 'none'; base-uri 'self'; form-action 'self'; frame-anc/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /^camera=\(\), microphone=\(\), geolocation=\(\)/],
];

const picture = encodeURIComponent('/pictures/products/Foundation-1.webp');

/** A page, a redirect, what is missing, a file, and answers of the API. */
const answers: [path: string, status: number][] = [
  ['/Foundation', 200],
  ['/foundation', 308],
  ['/no-such-page', 404],
  ['/_next/static/no-such-script.js', 404],
  ['/sitemap.xml', 200],
  ['/icon.svg', 200],
  ['/api/preview/Foundation.0.jpg', 307],
  ['/api/shelves/MAKEUP-Foundation', 200],
  ['/api/no-such-answer', 404],
];

test('fonts are cached for a year', async ({ request }) => {
  for (const file of Object.values(fontFiles)) {
    const response = await request.get(file);
    expect(response.headers()['cache-control']).toBe(CACHE_IMMUTABLE);
  }
});

for (const [path, status] of answers) {
  test(`${path} answers ${status} with every security header`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of onEverything) expect(headers[name], name).toMatch(value);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
}

test('an optimised picture is AVIF or else WebP, and cannot run scripts, whatever it contains', async ({
  request,
}) => {
  const address = `/_next/image?url=${picture}&w=360&q=80`;
  const typeFor = async (accept: string) =>
    (await request.get(address, { headers: { accept } })).headers()['content-type'];
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await typeFor('image/webp,*/*')).toBe('image/webp');
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-security-policy']).toBe(
    "script-src 'none'; frame-src 'none'; sandbox;",
  );
});

test('an inline script in a page does not run', async ({ page, allowConsole }) => {
  allowConsole(/violates the following Content Security Policy directive.*script-src 'self'/s);
  await page.goto('/contact-us');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test("the image optimiser refuses a host that is not configured, such as a cloud's metadata", async ({
  request,
}) => {
  const address = encodeURIComponent('http://169.254.169.254/latest/meta-data/');
  const response = await request.get(`/_next/image?url=${address}&w=360&q=80`);
  expect(response.status()).toBe(400);
});
