import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productSegment } from '@/catalogue/addresses/addresses';
import { listedDefinitions } from '@/catalogue/addresses/allDefinitions';
import { type PageDefinition, pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { splitPreviewName } from '@/catalogue/addresses/previewName';
import { categoryDefinition, productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { categories } from '@/catalogue/categories';
import { staticHeadProps } from '@/data/pages/staticHeadProps';
import { staticPage } from '@/data/pages/staticPage';
import { StaticHead } from '@/seo/StaticHead';
import { languageCodes, languages, localPath, splitLanguage } from '@/shop/languages';
import { demoProducts } from '../../helpers/demoProducts';
import { headIn } from '../../helpers/headIn';

interface Graph {
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

const SITE = 'http://localhost:3000';
const { shortlist, privacy } = pageDefinitions;
const allPages: readonly PageDefinition[] = [
  ...listedDefinitions,
  ...categories.map(categoryDefinition),
];
const previewedPages: readonly PageDefinition[] = [...allPages, shortlist, privacy];
const products = demoProducts();
/** The page of the first product of each shelf. */
const productPages = categories.flatMap((category) => {
  const first = products.find((product) => product.category === category);
  return first ? productDefinition(category, productSegment(category, first)) : [];
});

/** The head of a page in a language, as pages/_document writes it. */
async function headOf(page: PageDefinition, code: keyof typeof languages) {
  const { props } = await staticPage(page, { code });
  const shown = staticHeadProps(page, { code }, props);
  if (!shown) throw new Error(`Nothing to say about ${page.path}`);
  const html = renderToStaticMarkup(createElement(StaticHead, shown));
  return { ...headIn(`${html}</head>`), html, alternates: alternatesIn(html), seo: shown.seo };
}

/** The addresses of a page's versions by `hreflang`. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g);
  return Object.fromEntries(Array.from(links, ([, code = '', href = '']) => [code, href]));
}

describe.each(languageCodes)('the head of every page in the language %s', (code) => {
  const other = languageCodes.filter((one) => one !== code).map((one) => `${one}_IN`);

  it('names the same versions as the page in every other language, and itself', async () => {
    const indexed = [...allPages, ...productPages];
    expect(indexed.length).toBeGreaterThan(allPages.length + 30);
    for (const page of indexed) {
      const { path } = page;
      const { alternates, seo } = await headOf(page, code);
      const bare = path === '/' ? '' : path;
      expect(alternates).toEqual({
        en: SITE + path,
        bn: `${SITE}/bn${bare}`,
        hi: `${SITE}/hi${bare}`,
        'x-default': SITE + path,
      });
      expect(alternates[code]).toBe(SITE + seo.path);
    }
  });

  it('has texts of the length that search engines show, none of them twice among the pages of the sitemap', async () => {
    const seen = new Set<string>();
    for (const page of allPages) {
      const { title, description } = (await headOf(page, code)).seo;
      expect(title).toMatch(/^.{15,65}$/u);
      expect(description).toMatch(/^.{70,160}$/u);
      expect(seen).not.toContain(title);
      expect(seen).not.toContain(description);
      seen.add(title).add(description);
    }
  });

  it('names no other version for a page that search engines should not index, or index elsewhere', async () => {
    for (const page of [shortlist, privacy]) {
      expect((await headOf(page, code)).alternates).toEqual({});
    }
    const [twin = shortlist] = productPages;
    const carried = await headOf({ ...twin, canonical: '/Primer/same-1' }, code);
    expect(carried.alternates).toEqual({});
    expect(carried.metas['og:url']).toBe(SITE + localPath(languages[code], '/Primer/same-1'));
  });

  it('has addresses of its own language alone, and structured data that names it', async () => {
    const { home, contact, offers } = pageDefinitions;
    for (const page of [
      home,
      contact,
      offers,
      ...allPages.slice(-1),
      ...productPages.slice(0, 1),
    ]) {
      const { metas, jsonLd, html } = await headOf(page, code);
      const address = SITE + localPath(languages[code], page.path);
      expect(metas['og:url']).toBe(address);
      const things = (jsonLd as Graph)['@graph'].filter((thing) => thing['@type'] !== 'Store');
      const text = JSON.stringify(things);
      expect(text).toContain(`"@id":"${address}","inLanguage":"${code}-IN"`);
      const linked = Array.from(
        text.matchAll(/"(?:item|url|@id)":"([^"]+)"/g),
        ([, one = '']) => splitLanguage(one.replace(SITE, '')).code,
      );
      expect(new Set(linked)).toEqual(new Set([code]));
      expect(metas['og:locale']).toBe(`${code}_IN`);
      expect(
        Array.from(
          html.matchAll(/property="og:locale:alternate" content="([^"]+)"/g),
          ([, one]) => one,
        ),
      ).toEqual(other);
    }
  });

  it('has a preview whose name is of that language and page', async () => {
    const names = [];
    for (const page of previewedPages) {
      const { metas } = await headOf(page, code);
      const [, name = ''] =
        metas['og:image']?.match(/\/api\/preview\/(.+)\.[\da-z]{11}\.jpg$/) ?? [];
      const split = splitPreviewName(name);
      expect(split.code).toBe(code);
      names.push(split.page);
    }
    expect(new Set(names).size).toBe(previewedPages.length);
    expect(names).toEqual(expect.arrayContaining(['_home', ...categories.map(({ slug }) => slug)]));
  });
});

describe('staticHeadProps', () => {
  it.each(['search', 'offline', 'report'] as const)('is undefined for %s', (name) => {
    const dehydratedState = { queries: [], mutations: [] };
    expect(
      staticHeadProps(pageDefinitions[name], languages.en, { dehydratedState }),
    ).toBeUndefined();
  });
});
