import { productPath } from '@/catalogue/addresses/addresses';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { cardProducts } from '@/catalogue/cardProducts';
import type { Collection } from '@/catalogue/collections';
import { itemInLanguage, productInLanguage } from '@/catalogue/itemInLanguage';
import type { CustomerWords, Product, Slide, SlidePicture, Video } from '@/catalogue/items';
import type { OfferList } from '@/catalogue/offers/offerLists';
import { type OneProduct, type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { failureOf } from '../readings';
import { DAY_MS, productsByCategory, readAllShelves } from './allShelves';
import { readNotice } from './readNotice';
import { readOffers } from './readOffers';
import type { ReadShelf, ShelfReading } from './readShelf';

/**
 * What pages in this language and the shelves' API show of a collection. `read` decides whether that may be an old
 * reading while the database is away.
 * @throws SettingsError, CatalogueReadError when `read` does.
 */
export async function readForPage(
  shown: Collections[string],
  code: LanguageCode,
  read: ReadShelf,
): Promise<ShelfReading<unknown>> {
  if (isOfferList(shown)) return readOffers(shown, code, read);
  if (shown.kind === 'productOnShelf') return readProductOnShelf(shown, code, read);
  if (shown.kind === 'notice') return readNotice(code, read);
  const { readAt, items, more } = await read(shown);
  const local: readonly unknown[] = items.map((item) => itemInLanguage(shown.kind, item, code));
  return { readAt, items: await partShown(shown, local), ...(more && { more }) };
}

function isOfferList(shown: Collections[string]): shown is OfferList {
  return shown.kind === 'offers' || shown.kind === 'offerRow';
}

/** The items with what pages show of them: a card's fields, links of slides, the home page's videos. */
async function partShown(
  { kind, part }: Collection,
  items: readonly unknown[],
): Promise<readonly unknown[]> {
  if (kind === 'product') return cardProducts(items as readonly Product[]);
  if (kind === 'slide') return withProductLinks(items as readonly Slide[]);
  return part === 'quoted' ? homeVideos(items as readonly Video[]) : items;
}

/**
 * A product with some others; no item if it left its shelf.
 * @throws CatalogueReadError, too, when an old reading lacks the product: it may be new, so it is not "not found".
 */
async function readProductOnShelf(
  { collection, product }: OneProduct,
  code: LanguageCode,
  read: ReadShelf,
): Promise<ShelfReading<ProductOnShelf>> {
  const { readAt, items } = await read(collection);
  const products = items.map((item) => productInLanguage(item, code));
  const onShelf = productOnShelf(products, product);
  const failure = failureOf(collection.name);
  if (!onShelf && failure) throw failure;
  return { readAt, items: onShelf ? [onShelf] : [] };
}

const QUOTES = 3;

/** The home page's videos: the words of three customers, preferably with name and town, and all that can be played. */
function homeVideos(all: readonly Video[]): Video[] {
  const spoken = all.filter(({ quote }) => quote);
  const named = spoken.filter(({ quote }) => quote?.customer && quote.town);
  const quoted = [...new Set([...named, ...spoken])].slice(0, QUOTES);
  return all.flatMap((one) => {
    const { quote, ...video } = one;
    if (quote && quoted.includes(one)) return { ...video, quote: withoutDay(quote) };
    return video.media ? video : [];
  });
}

function withoutDay({ day, ...quote }: CustomerWords): CustomerWords {
  return quote;
}

/** The carousel's slides; a picture without a link gets that of the product with the same picture. */
async function withProductLinks(slides: readonly Slide[]): Promise<readonly Slide[]> {
  if (slides.every(({ pictures }) => pictures.every(({ link }) => link))) return slides;
  const pages = await pagesByPicture();
  return slides.map((slide) => ({
    ...slide,
    pictures: slide.pictures.map((picture) => linked(picture, pages)),
  }));
}

function linked(picture: SlidePicture, pages: ReadonlyMap<string, string>): SlidePicture {
  const link = picture.link ?? pages.get(picture.image);
  return link ? { ...picture, link } : picture;
}

/** The path of the product with each picture. Of several products the first in the registry's order counts. */
async function pagesByPicture(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const [category, products] of productsByCategory(await readAllShelves(DAY_MS))) {
    for (const product of products) {
      const { image } = product;
      if (image && !pages.has(image)) pages.set(image, productPath(category, product));
    }
  }
  return pages;
}
