import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { cardProducts } from '@/catalogue/cardProducts';
import type { Collection } from '@/catalogue/collections';
import type { CustomerWords, Product, Slide, Video } from '@/catalogue/items';
import { localItem, localProduct } from '@/catalogue/localItem';
import type { OneProduct } from '@/catalogue/ProductOnShelf';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { DatedShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { readOffers } from '../offers/readOffers';
import { lastShelf, readShelf } from './readShelf';
import { withProductLinks } from './withProductLinks';

/**
 * What pages in this language and the shelves' API show of a collection. `read`: `readShelf` or `readShelfOrLast`.
 * @throws SettingsError, CatalogueReadError when it can't be read.
 */
export async function readForPage(
  shown: Collections[string],
  code: LanguageCode,
  read = readShelf,
): Promise<DatedShelf<unknown>> {
  if ('most' in shown) return readOffers(shown, code, read);
  if (shown.kind === 'productOnShelf') return readProductOnShelf(shown, code);
  const { readAt, items, more } = await read(shown);
  const local: readonly unknown[] = items.map((item) => localItem(shown.kind, item, code));
  return { readAt, items: await partShown(shown, local), ...(more && { more }) };
}

async function partShown(
  { kind, part }: Collection,
  items: readonly unknown[],
): Promise<readonly unknown[]> {
  if (kind === 'product') return cardProducts(items as readonly Product[]);
  if (kind === 'slide') return withProductLinks(items as readonly Slide[]);
  return part === 'quoted' ? homeVideos(items as readonly Video[]) : items;
}

/**
 * A product with its neighbours, from the shelf's reading, or from the last one, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when neither has it: a new product is not "not found".
 */
async function readProductOnShelf(
  { collection, product }: OneProduct,
  code: LanguageCode,
): Promise<DatedShelf<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last || !productOnShelf(last.items, product)) throw error;
    return last;
  });
  const products = shelf.items.map((item) => localProduct(item, code));
  const onShelf = productOnShelf(products, product);
  return { readAt: shelf.readAt, items: onShelf ? [onShelf] : [] };
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
