import { absoluteAddress, categoryPath, paths, resolvedAddress } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { readWholeCatalogue } from '../shelves/wholeCatalogue';

/** Addresses don't change, and robots don't ask for new pictures by the minute. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * Every canonical address with the pictures of its products, from readings of the last day. No `lastmod`: documents don't say
 * when they changed. A shelf that could never be read is there with its address alone.
 */
export async function sitemapXml(): Promise<string> {
  const shelves = await readWholeCatalogue(DAY_MS);
  const entries = [
    ...Object.values(paths).map((path) => entry(path, [])),
    ...categories.map((category) =>
      entry(categoryPath(category), shelves.get(category.slug)?.items ?? []),
    ),
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
    const address = escaped(resolvedAddress(image));
    return `<image:image><image:loc>${address}</image:loc></image:image>`;
  });
  return `<url><loc>${escaped(absoluteAddress(path))}</loc>${lines.join('')}</url>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
