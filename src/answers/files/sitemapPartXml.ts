import {
  absoluteAddress,
  categoryPath,
  productPath,
  resolvedAddress,
} from '@/catalogue/addresses/addresses';
import { listedDefinitions } from '@/catalogue/addresses/allDefinitions';
import { duplicateOf } from '@/catalogue/duplicates';
import { picturesOf } from '@/catalogue/picturesOf';
import { DAY_MS, productsByCategory, readAllShelves } from '@/data/shelves/allShelves';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { FIXED_PAGES, sitemapPartNames } from './sitemapPartNames';
import { XML_HEAD, xmlText } from './xmlText';

/**
 * A part of the sitemap: canonical addresses in every language, each picture once; undefined for an unknown part. It
 * has no hreflang, because pages have it, and no `lastmod`, because documents don't say when they changed.
 */
export async function sitemapPartXml(part: string): Promise<string | undefined> {
  if (!sitemapPartNames.includes(part)) return undefined;
  const listed =
    part === FIXED_PAGES
      ? listedDefinitions.flatMap(({ path }) => entries(path))
      : await shelfEntries(part);
  return `${XML_HEAD}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.join('\n')}
</urlset>
`;
}

async function shelfEntries(slug: string): Promise<string[]> {
  const shelves = productsByCategory(await readAllShelves(DAY_MS));
  return shelves
    .filter(([category]) => category.slug === slug)
    .flatMap(([category, products]) => [
      ...entries(categoryPath(category)),
      ...products
        .filter((product) => !duplicateOf({ category, product }, shelves))
        .flatMap((product) => entries(productPath(category, product), picturesOf(product))),
    ]);
}

function entries(path: string, images?: readonly string[]): string[] {
  return languageCodes.map((code) =>
    entry(localPath(languages[code], path), code === 'en' ? images : []),
  );
}

function entry(path: string, images: readonly string[] = []): string {
  const pictures = images.map(
    (image) =>
      `<image:image><image:loc>${xmlText(resolvedAddress(image))}</image:loc></image:image>`,
  );
  return `<url><loc>${xmlText(absoluteAddress(path))}</loc>${pictures.join('')}</url>`;
}
