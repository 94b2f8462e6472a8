import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { cardProducts } from '@/catalogue/cardProducts';
import type { ItemKind, ItemOf } from '@/catalogue/collections';
import { digest } from '@/catalogue/digest';
import { homeVideos } from '@/catalogue/homeVideos';
import type { Product, Slide, Video } from '@/catalogue/items';
import { localItem, localProduct } from '@/catalogue/localItem';
import type { OneProduct } from '@/catalogue/OneProduct';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import type { DatedShelf } from '@/catalogue/Shelf';
import type { LanguageCode } from '@/shop/LanguageCode';
import { readOffers } from '../offers/readOffers';
import { type DatedItems, lastShelf, readShelf } from './readShelf';
import { withProductLinks } from './withProductLinks';

/**
 * What pages in this language and the shelves' API show of a collection; its version depends on nothing else. `read`:
 * `readShelf` or `readShelfOrLast`.
 * @throws SettingsError, CatalogueReadError when it can't be read.
 */
export async function readForPage(
  shown: Collections[string],
  code: LanguageCode,
  read = readShelf,
): Promise<DatedShelf<unknown>> {
  const { readAt, items, more } = await shownItems(shown, code, read);
  const shelf = { items, ...(more && { more }) };
  return { version: versionOf(shelf), readAt, ...shelf };
}

async function shownItems(
  shown: Collections[string],
  code: LanguageCode,
  read: typeof readShelf,
): Promise<DatedItems<unknown>> {
  if ('most' in shown) return readOffers(shown, code, read);
  if (shown.kind === 'productOnShelf') return readProductOnShelf(shown, code);
  const shelf = await read(shown);
  const items = localItems(shown.kind, shelf.items, code);
  if (shown.part === 'quoted') return { ...shelf, items: homeVideos(items as readonly Video[]) };
  return shown.kind === 'slide'
    ? { ...shelf, items: await withProductLinks(items as readonly Slide[]) }
    : { ...shelf, items };
}

/**
 * A product with its neighbours, from the shelf's reading, or from the last one, whose age the browser asks for.
 * @throws SettingsError, CatalogueReadError when neither has it: a new product is not "not found".
 */
async function readProductOnShelf(
  { collection, product }: OneProduct,
  code: LanguageCode,
): Promise<DatedItems<ProductOnShelf>> {
  const shelf = await readShelf(collection).catch((error: unknown) => {
    const last = lastShelf(collection);
    if (!last || !productOnShelf(last.items, product)) throw error;
    return last;
  });
  const products = shelf.items.map((item) => localProduct(item, code));
  const onShelf = productOnShelf(products, product);
  return { readAt: shelf.readAt, items: onShelf ? [onShelf] : [] };
}

/** By reading: browsers often ask whether a shelf has changed. */
const made = new WeakMap<readonly unknown[], Map<LanguageCode, readonly unknown[]>>();

function localItems<K extends ItemKind>(
  kind: K,
  items: readonly ItemOf[K][],
  code: LanguageCode,
): readonly ItemOf[K][] {
  const known = made.get(items) ?? new Map<LanguageCode, readonly unknown[]>();
  const local = known.get(code) ?? makeItems(kind, items, code);
  made.set(items, known.set(code, local));
  return local as readonly ItemOf[K][];
}

function makeItems<K extends ItemKind>(
  kind: K,
  items: readonly ItemOf[K][],
  code: LanguageCode,
): readonly unknown[] {
  const local: readonly unknown[] = items.map((item) => localItem(kind, item, code));
  return kind === 'product' ? cardProducts(local as readonly Product[]) : local;
}

const versions = new WeakMap<readonly unknown[], string>();

/** The version of a shelf, which depends on what it shows, not on its time. Computed once for each list of items. */
export function versionOf({ items, more }: Pick<DatedItems<unknown>, 'items' | 'more'>): string {
  const version = versions.get(items) ?? digest(JSON.stringify({ items, more })).slice(-11);
  versions.set(items, version);
  return version;
}
