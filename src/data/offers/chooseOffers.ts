import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import { bestOffers } from '@/catalogue/offers/bestOffers';
import type { Offer, Offers } from '@/catalogue/offers/Offers';
import { allOffers } from '@/catalogue/offers/offerLists';
import { normaliseShelf } from '../normalise/normaliseShelf';
import { type CheckedProduct, processState } from '../processState';
import type { Reading } from '../readings/Reading';
import { type AllShelves, readAllShelves } from '../shelves/allShelves';
import { readCollection, readShelf } from '../shelves/readShelf';

/** The oldest reading to look for offers in. A new discount shows at the latest after that time. */
const SEARCHED_MS = 6 * 60 * 60_000;

/** The oldest price of an offer. Pages and caches add less than five minutes. */
export const PRICE_MS = 25 * 60_000;

/** If offers still change in the fourth check, as at the end of a sale, all shelves are read. */
const MOST_CHECKS = 4;

type CheckedProducts = Map<string, CheckedProduct>;

/** The offers at one moment. `checked`: documents that the next choice need not read again. */
export interface ChosenOffers extends Reading {
  readonly offers?: Offers | undefined;
  readonly checked: readonly CheckedProduct[];
}

/**
 * The best offers of the shop: found in readings up to six hours old, then checked by their own documents until all
 * prices are current (docs/reads-and-costs.md). `before`: the last choice, of any process.
 * @throws SettingsError, CatalogueReadError when a document can't be read, or a shelf never was.
 */
export async function chooseOffers(before: ChosenOffers | undefined): Promise<ChosenOffers> {
  const now = Date.now();
  const { checkedOffers } = processState();
  for (const one of before?.checked ?? []) {
    const own = checkedOffers.get(one.key);
    if (!own || own.readAt < one.readAt) checkedOffers.set(one.key, one);
  }
  for (const { key, readAt } of checkedOffers.values()) {
    if (now - readAt >= SEARCHED_MS) checkedOffers.delete(key);
  }
  const offers = await currentOffers(checkedOffers, now);
  return { readAt: now, offers, checked: [...checkedOffers.values()] };
}

async function currentOffers(checked: CheckedProducts, now: number): Promise<Offers | undefined> {
  let whole = await readWholeShop();
  for (let check = 0; ; check += 1) {
    const shelves = categories.map(
      ({ slug }) => [slug, currentItems(slug, whole, checked)] as const,
    );
    const found = bestOffers(shelves, allOffers.most);
    const old = found?.offers.filter((offer) => now - readAtOf(offer, whole, checked) >= PRICE_MS);
    if (!old?.length) return found;
    if (check < MOST_CHECKS) await checkEach(old, checked);
    else whole = await freshShelves();
  }
}

/** Throws when a shelf could never be read: offers without its own would replace a good page by a worse one. */
async function readWholeShop(): Promise<AllShelves> {
  const whole = new Map(await readAllShelves(SEARCHED_MS));
  for (const category of categories) {
    if (!whole.has(category.slug))
      whole.set(category.slug, await readShelf(productCollection(category)));
  }
  return whole;
}

function currentItems(
  slug: Category['slug'],
  whole: AllShelves,
  checked: CheckedProducts,
): readonly Product[] {
  const { items = [], readAt = 0 } = whole.get(slug) ?? {};
  return items.flatMap((product) => {
    const later = checked.get(keyOf({ slug, id: product.id }));
    return later && later.readAt > readAt ? (later.product ?? []) : product;
  });
}

function readAtOf(offer: Offer, whole: AllShelves, checked: CheckedProducts): number {
  return Math.max(whole.get(offer.slug)?.readAt ?? 0, checked.get(keyOf(offer))?.readAt ?? 0);
}

function keyOf({ slug, id }: Pick<Offer, 'slug' | 'id'>): string {
  return `${slug} ${id}`;
}

async function checkEach(offers: readonly Offer[], checked: CheckedProducts): Promise<void> {
  const checks = categories.map(async ({ slug, collection }) => {
    const ids = offers.filter((offer) => offer.slug === slug).map(({ id }) => id);
    if (ids.length === 0) return;
    const { readAt, documents } = await readCollection(collection, ids.length, ids);
    const { items } = normaliseShelf('product', documents);
    for (const id of ids) {
      const key = keyOf({ slug, id });
      checked.set(key, { key, readAt, product: items.find((item) => item.id === id) });
    }
  });
  await Promise.all(checks);
}

async function freshShelves(): Promise<AllShelves> {
  const shelves = categories.map(
    async (category) => [category.slug, await readShelf(productCollection(category))] as const,
  );
  return new Map(await Promise.all(shelves));
}
