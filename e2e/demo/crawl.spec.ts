import type { APIRequestContext, Page } from '@playwright/test';
import { demoDocuments } from '../../__tests__/helpers/demoDocuments';
import { schemaFaults } from '../../__tests__/helpers/schemaFaults';
import { specifiedCategories } from '../../__tests__/helpers/specifiedCategories';
import { readHtml } from '../readHtml';
import { routes } from '../routes';
import { expect, test } from '../test';

/** Every page as a crawler reads it, in the order of the routes. */
let pages: Awaited<ReturnType<typeof crawl>>;

test.beforeAll(async ({ browser, request }) => {
  const page = await browser.newPage();
  pages = await crawl(page, request);
  await page.close();
});

async function crawl(page: Page, request: APIRequestContext) {
  const read = [];
  for (const route of routes) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(response.headers()['x-robots-tag'], route).toBeUndefined();
    read.push({ route, ...(await readHtml(page, await response.text())) });
  }
  return read;
}

/** The paths of this site that a page links to, without query and fragment. */
function linkedFrom(route: string, links: readonly string[], site: string): string[] {
  return links
    .map((link) => new URL(link, site + route))
    .filter(({ origin, protocol }) => origin === site && protocol.startsWith('http'))
    .map(({ pathname }) => pathname);
}

test('there are 43 pages, with one heading, a title, description and canonical address of its own each', () => {
  expect(pages).toHaveLength(43);
  for (const { route, headings, title, metas, canonical } of pages) {
    expect(headings, route).toHaveLength(1);
    expect(title.length, `${route} ${title}`).toBeGreaterThanOrEqual(20);
    expect(title.length, `${route} ${title}`).toBeLessThanOrEqual(65);
    expect(metas.description, route).toHaveLength(1);
    expect(metas.robots, route).toEqual(['max-image-preview:large']);
    expect(canonical, route).toHaveLength(1);
    expect(new URL(String(canonical[0])).pathname, route).toBe(route);
  }
  for (const text of ['title', 'description', 'canonical'] as const) {
    const values = pages.map((one) =>
      text === 'description' ? one.metas.description?.[0] : String(one[text]),
    );
    expect(new Set(values).size, text).toBe(43);
  }
});

for (const [slug, title, collection] of specifiedCategories) {
  test(`/${slug} has the heading and breadcrumb ${title} and all products of ${collection}`, () => {
    const page = pages.find(({ route }) => route === `/${slug}`);
    const { headings, trail, subheadings } = page ?? {};
    expect(page?.title).toMatch(/ in Berhampore from ₹[\d,]+/);
    expect(headings).toEqual([title]);
    expect(trail).toEqual(['Home', title]);
    expect(subheadings).toEqual([
      ...demoDocuments(collection).map((product) => product.title),
      'Look along the shelves',
    ]);
  });
}

test('the structured data of every page is without fault', () => {
  for (const { route, jsonLd } of pages) {
    expect(jsonLd, route).toHaveLength(1);
    expect(jsonLd[0], route).not.toContain('<');
    expect(schemaFaults(JSON.parse(String(jsonLd[0]))), route).toEqual([]);
  }
});

test('every internal link answers 200 without a redirect, and no page is an orphan', async ({
  request,
  baseURL,
}) => {
  const linked = new Set<string>();
  const linkedElsewhere = new Set<string>();
  for (const { route, links } of pages) {
    for (const path of linkedFrom(route, links, String(baseURL))) {
      linked.add(path);
      if (path !== route) linkedElsewhere.add(path);
    }
  }
  expect(routes.filter((route) => !linkedElsewhere.has(route))).toEqual([]);
  for (const path of linked) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toContain('Disallow');
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
});

test('the sitemap lists the canonical addresses and nothing else', async ({ request }) => {
  const response = await request.get('/sitemap.xml', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  const xml = await response.text();
  const listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => String(address));
  const canonical = pages.map((one) => String(one.canonical[0]));
  expect(listed).toHaveLength(43);
  expect([...listed].sort()).toEqual([...canonical].sort());
});

test('every picture in the sitemap is there', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const pictures = new Set(
    Array.from(xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g), ([, address]) => String(address)),
  );
  expect(pictures.size).toBeGreaterThan(39);
  for (const picture of pictures) {
    const response = await request.head(new URL(picture).pathname, { maxRedirects: 0 });
    expect(response.status(), picture).toBe(200);
    expect(response.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('icons and manifest answer', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const linked = await page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const links = head.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"]');
    return Array.from(links, (link) => link.getAttribute('href') ?? '');
  }, html);
  expect(linked.length).toBeGreaterThanOrEqual(2);

  const response = await request.get('/site.webmanifest', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons }: { icons: { src: string }[] } = await response.json();
  for (const address of [...linked, ...icons.map(({ src }) => src)]) {
    const icon = await request.get(address, { maxRedirects: 0 });
    expect(icon.status(), address).toBe(200);
    expect(icon.headers()['content-type'], address).toMatch(/^image\//);
  }
});
