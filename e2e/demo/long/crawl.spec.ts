import type { APIRequestContext, Page } from '@playwright/test';
import { demoProducts } from '../../../__tests__/helpers/demoProducts';
import { categoryPath } from '../../../src/catalogue/addresses/addresses';
import { listedDefinitions } from '../../../src/catalogue/addresses/allDefinitions';
import { pageDefinitions } from '../../../src/catalogue/addresses/pageDefinitions';
import { categories } from '../../../src/catalogue/categories';
import {
  languages,
  localPath,
  otherLanguageCodes,
  splitLanguage,
} from '../../../src/shop/languages';
import { strayKinds } from '../../pageKinds';
import { readHtml } from '../../readHtml';
import { expect, test } from '../../test';

/** The path of every page of the site. */
const routes = [...listedDefinitions.map(({ path }) => path), ...categories.map(categoryPath)];

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

test('there are 45 pages, each with one h1 and its own canonical address', () => {
  expect(pages).toHaveLength(45);
  for (const { route, headings, metas, canonical } of pages) {
    expect(headings, route).toHaveLength(1);
    expect(metas.description, route).toHaveLength(1);
    expect(metas.robots, route).toEqual(['max-image-preview:large']);
    expect(canonical, route).toHaveLength(1);
    expect(new URL(String(canonical[0])).pathname, route).toBe(route);
  }
});

test('the structured data of every page names the page by its canonical address', () => {
  for (const { route, jsonLd, canonical } of pages) {
    const page = expect.objectContaining({ '@id': canonical[0], inLanguage: 'en-IN' });
    expect(jsonLd, route).toHaveLength(1);
    expect(jsonLd[0], route).not.toContain('<');
    expect(JSON.parse(String(jsonLd[0]))['@graph'], route).toContainEqual(page);
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

for (const code of otherLanguageCodes) {
  test(`every page in ${code} links to pages in ${code} alone, but for the language switch`, async ({
    request,
  }) => {
    const products = demoProducts().slice(0, 5);
    await expectOneLanguage(request, code, [
      ...routes,
      ...strayKinds,
      pageDefinitions.shortlist.path,
      pageDefinitions.privacy.path,
      ...products.map(({ path }) => path),
    ]);
  });
}

/** Expects that pages in a language link to pages in it alone, but for the language switch. @param routes in English. */
async function expectOneLanguage(
  request: APIRequestContext,
  code: (typeof otherLanguageCodes)[number],
  routes: readonly string[],
): Promise<void> {
  for (const route of routes) {
    const path = localPath(languages[code], route);
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    expect(html, path).toContain(`<html lang="${languages[code].tag}"`);
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const astray = links
      .filter((attributes) => !/\bhreflang=/i.test(attributes))
      .flatMap((attributes) => attributes.match(/\bhref="(\/[^"]*)"/)?.[1] ?? [])
      .filter((link) => !link.startsWith('/pictures/') && splitLanguage(link).code !== code);
    expect(links.length, path).toBeGreaterThan(20);
    expect(astray, path).toEqual([]);
  }
}
