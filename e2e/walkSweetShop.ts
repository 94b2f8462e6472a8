import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { beautyWordsIn, beautyWordsRead } from './beautyWords';
import { filesUnder } from './filesUnder';
import { NO_NETWORK, untilKept } from './keptOnDevice';
import { readHtml } from './readHtml';
import { readTexts } from './readTexts';
import { SWEETS_DIST } from './sites';
import type { ServedSite } from './startSite';
import { expect, test } from './test';
import { untilHydrated } from './untilHydrated';

const product = '/Rosogolla/rosogolla-in-a-pot-02_pot';
const shelves =
  'Sandesh,Rosogolla,Chhanabora,Mishti-doi,Kalakand,Barfi,Nimki,Singara,Chanachur'.split(',');
const pages = [
  ...['/', '/Sandesh', product, '/search?q=misti', '/offers', '/Reviewpage', '/Visit-shop'],
  ...['/contact-us', '/how-to-buy', '/privacy', '/shortlist', '/owner', '/offline', '/Sandes'],
];
const inBengali = pages.map((path) => `/bn${path}`);

/**
 * The tests that walk through the sweet shop: nothing of it speaks of the demo's goods. The last one ends the site.
 * @param served the site, once it is there.
 */
export function walkSweetShop(served: () => ServedSite): void {
  const at = (path: string) => `${served().address}${path}`;

  async function textAt(request: APIRequestContext, path: string): Promise<string> {
    const response = await request.get(at(path));
    expect(response.status(), path).toBe(200);
    return response.text();
  }

  for (const path of [...pages, ...inBengali]) {
    test(`${path} has no word of a beauty shop, to read or in its HTML`, async ({
      page,
      request,
      allowConsole,
    }) => {
      allowConsole(/404 \(Not Found\)/);
      expect.soft(beautyWordsIn(await (await request.get(at(path))).text())).toEqual([]);
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(beautyWordsRead(await readTexts(page))).toEqual([]);
    });
  }

  test('its scripts and what it answers beside pages have no word of a beauty shop', async ({
    request,
  }) => {
    const scripts = filesUnder(`${SWEETS_DIST}/static`, ['.js']);
    expect(scripts.length).toBeGreaterThan(20);
    for (const { path } of scripts)
      expect.soft(beautyWordsIn(readFileSync(path, 'utf8')), path).toEqual([]);
    for (const path of [
      ...['/site.webmanifest', '/bn/site.webmanifest', '/sw.js', '/robots.txt', '/api/search'],
      ...['/sitemap.xml', '/sitemap/_pages.xml', '/sitemap/Barfi.xml', '/feeds/meta.csv'],
    ])
      expect.soft(beautyWordsIn(await textAt(request, path)), path).toEqual([]);
  });

  test('home shows its three groups, and menus and footer lead to all nine shelves', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at('/'), { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.exact = '';
    });
    for (const name of [
      'Fresh chhana, made every morning',
      'Slowly boiled milk',
      'Savouries with your tea',
    ])
      await expect(page.getByRole('region', { name })).toHaveCount(1);
    await expect(page.getByText('Nolen gur', { exact: true }).first()).toBeAttached();
    const footer = page.getByRole('contentinfo');
    for (const slug of shelves)
      await expect(footer.locator(`a[href="/${slug}"]`).first()).toBeAttached();
    const menu = page.getByRole('button', { name: 'CURD & KHEER', exact: true });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Mishti doi' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mishti doi' })).toBeVisible();
  });

  test('a product has its page, in English and in Bengali', async ({ page }) => {
    await page.goto(at(product));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosogolla in a Pot');
    await expect(page.getByRole('main')).toContainText('₹360');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'বাংলা' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('হাঁড়ির রসগোল্লা');
    await expect(page.locator('a[hreflang="hi"]')).toHaveCount(0);
  });

  test('the search knows its words and spellings', async ({ page }) => {
    await page.goto(at('/search'));
    const field = page.getByRole('searchbox');
    for (const [typed, path] of [
      ['rasgulla', '/Rosogolla'],
      ['লাল দই', '/Mishti-doi'],
      ['samosa', '/Singara'],
    ] as const) {
      await field.fill(typed);
      await expect(
        page.getByRole('region', { name: 'Shelves' }).locator(`a[href="${path}"]`),
      ).toBeVisible();
    }
  });

  test('previews say what it sells, and their pictures are drawn', async ({ page, request }) => {
    for (const path of ['/', '/bn', '/Chhanabora', product, '/Visit-shop', '/Reviewpage']) {
      const { metas } = await readHtml(page, await textAt(request, path));
      const said = ['og:title', 'og:description', 'og:image:alt'].flatMap(
        (name) => metas[name] ?? [],
      );
      expect(said, path).toHaveLength(3);
      expect.soft(beautyWordsRead(said.join('\n')), path).toEqual([]);
      const picture = new URL(String(metas['og:image']?.[0]));
      const answer = await request.get(at(picture.pathname));
      expect(answer.headers()['content-type'], path).toBe('image/jpeg');
    }
  });

  test('the sitemap and the feed list its goods in its languages alone', async ({ request }) => {
    const part = await textAt(request, '/sitemap/Barfi.xml');
    expect(part).toContain('https://sweets.example/bn/Barfi');
    expect(part).not.toContain('/hi/');
    const index = await textAt(request, '/sitemap.xml');
    for (const slug of shelves) expect(index).toContain(`/sitemap/${slug}.xml`);
    expect(await textAt(request, '/feeds/meta.csv')).toContain('Kheer Barfi');
  });

  test('the addresses of the language that it does not offer lead to English', async ({
    request,
  }) => {
    for (const path of [
      '',
      '/Sandesh',
      product,
      '/search?q=doi',
      '/nowhere',
      '/site.webmanifest',
    ]) {
      const { headers, status } = await request
        .get(at(`/hi${path}`), { maxRedirects: 0 })
        .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
      expect(status, path).toBe(307);
      expect(headers.location, path).toBe(path || '/');
    }
  });

  test('a visitor who asks for Hindi is offered nothing, one who asks for Bengali is', async ({
    browser,
  }) => {
    for (const [locale, offers] of [
      ['hi-IN', 0],
      ['bn-IN', 1],
    ] as const) {
      const context = await browser.newContext({ locale, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(at('/Nimki'), { waitUntil: 'networkidle' });
      await untilHydrated(page);
      await expect(page.getByRole('link', { name: /বাংলায়|हिंदी में/ })).toHaveCount(offers);
      await context.close();
    }
  });

  test('its log has no word of a beauty shop', () => {
    expect(beautyWordsRead(served().output)).toEqual([]);
  });

  test('without a network, kept pages and the page for the others are there', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(NO_NETWORK);
    await page.goto(at('/Singara'));
    await untilKept(page, '/Singara', '/offline');
    await served().end();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Singara' })).toBeVisible();
    await page.goto(at('/Barfi'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(beautyWordsRead(await readTexts(page))).toEqual([]);
  });
}
