import {
  absoluteAddress,
  categoryPath,
  productPath,
  resolvedAddress,
} from '@/catalogue/addresses/addresses';
import { listedDefinitions } from '@/catalogue/addresses/allDefinitions';
import { duplicateOf } from '@/catalogue/duplicates';
import { picturesOf } from '@/catalogue/picturesOf';
import { DAY_MS, productsByCategory, readEveryShelf } from '@/data/shelves/allShelves';
import { languageCodes, languages, localPath } from '@/shop/languages';
import { XML_HEAD, xmlText } from './xmlText';

/**
 * The sitemap: canonical addresses in every language, each picture once. It has no hreflang, because pages have it, and
 * no `lastmod`, because documents don't say when they changed. A file may have 50,000 addresses (sitemaps.org,
 * "Protocol"); a catalogue of full shelves has 5,400.
 * @throws CatalogueReadError while a shelf was never read: its products would be missing for a day.
 */
export async function sitemapXml(): Promise<string> {
  const shelves = productsByCategory(await readEveryShelf(DAY_MS));
  const listed = [
    ...listedDefinitions.flatMap(({ path }) => entries(path)),
    ...shelves.flatMap(([category, products]) => [
      ...entries(categoryPath(category)),
      ...products
        .filter((product) => !duplicateOf({ category, product }, shelves))
        .flatMap((product) => entries(productPath(category, product), picturesOf(product))),
    ]),
  ];
  return `${XML_HEAD}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.join('\n')}
</urlset>
`;
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
