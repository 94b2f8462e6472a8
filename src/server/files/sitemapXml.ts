import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { categoryPath, paths } from '@/catalogue/paths';
import { productsQuery } from '@/shelves/shelves';
import { shop } from '@/shop/shop';
import { freshCache } from '../cache/freshCache';
import { load, loadShelves, readers } from '../shelves/loadShelves';
import { type ItemsOf, shelvesOf } from '../shelves/shelvesOf';

const queries = categories.map((category) => ({ category, query: productsQuery(category) }));

const MINUTE_MS = 60_000;
const cached = freshCache<string>(24 * 60 * MINUTE_MS, { failureMs: MINUTE_MS });

let last: string | undefined;

/**
 * Every canonical address with the pictures of its products. No `lastmod`: documents don't say when they changed. It takes
 * every category's collection, up to 1,755 documents, so it is made once a day: addresses don't change, and robots don't ask
 * for new pictures by the minute. While the database can't be read, the last one, or the addresses alone.
 */
export async function sitemapXml(): Promise<string> {
  last = await cached('sitemap', currentSitemap).catch(() => last ?? sitemapOf(() => []));
  return last;
}

async function currentSitemap(): Promise<string> {
  const loads = queries.map(({ query }) => load(query, readers.products));
  return sitemapOf(shelvesOf(await loadShelves(...loads)));
}

function sitemapOf(itemsOf: ItemsOf): string {
  const entries = [
    ...Object.values(paths).map((path) => entry(path, [])),
    ...queries.map(({ category, query }) => entry(categoryPath(category), itemsOf(query))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

function entry(path: string, products: readonly Product[]): string {
  const images = products.flatMap(({ image }) => image ?? []);
  const lines = images.map((image) => {
    const address = escaped(new URL(image, shop.siteAddress).href);
    return `<image:image><image:loc>${address}</image:loc></image:image>`;
  });
  return `<url><loc>${escaped(shop.siteAddress + path)}</loc>${lines.join('')}</url>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
