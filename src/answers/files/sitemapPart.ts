import {
  absoluteAddress,
  categoryPath,
  howToBuyPath,
  offersPath,
  paths,
  productPath,
  resolvedAddress,
} from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import { duplicateOf, type Shelves } from '@/catalogue/duplicates';
import { picturesOf } from '@/catalogue/picturesOf';
import { DAY_MS, readAllShelves } from '@/data/shelves/allShelves';
import { FIXED_PAGES, sitemapParts } from './sitemapParts';
import { XML_HEAD, xmlText } from './xmlText';

/**
 * One part of the sitemap: canonical addresses, those of products with their pictures. Undefined for an unknown part.
 * Readings of shelves may be a day old. A shelf that could never be read is listed without its products.
 * There is no `lastmod`, because documents don't say when they changed.
 */
export async function sitemapPart(part: string): Promise<string | undefined> {
  if (!sitemapParts.includes(part)) return undefined;
  const entries =
    part === FIXED_PAGES
      ? [...Object.values(paths), offersPath, howToBuyPath].map((path) => entry(path))
      : await shelfEntries(part);
  return `${XML_HEAD}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}

async function shelfEntries(slug: string): Promise<string[]> {
  const whole = await readAllShelves(DAY_MS);
  const shelves: Shelves = categories.map((category) => [
    category,
    whole.get(category.slug)?.items ?? [],
  ]);
  return shelves
    .filter(([category]) => category.slug === slug)
    .flatMap(([category, products]) => [
      entry(categoryPath(category)),
      ...products
        .filter((product) => !duplicateOf({ category, product }, shelves))
        .map((product) => entry(productPath(category, product), picturesOf(product))),
    ]);
}

function entry(path: string, images: readonly string[] = []): string {
  const pictures = images.map(
    (image) =>
      `<image:image><image:loc>${xmlText(resolvedAddress(image))}</image:loc></image:image>`,
  );
  return `<url><loc>${xmlText(absoluteAddress(path))}</loc>${pictures.join('')}</url>`;
}
