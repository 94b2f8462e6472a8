import { LOW_PRICE } from '@/catalogue/statedNumbers';
import { omitUndefined } from '@/shop/omitUndefined';
import { productPath } from '../addresses/addresses';
import { categories, findCategory } from '../categories';
import { titleKey } from '../duplicates';
import { truePercent } from '../honestPrice';
import type { Product } from '../items';
import { popular } from '../registry';
import { type Offer, type OfferInBrief, type Offers, offerRow } from './offerLists';

/** For variety, the first dozen offers have at most two of one shelf, if others can fill the places. */
const FIRST = 12;
const MOST_OF_A_SHELF = 2;

type Shelves = readonly (readonly [slug: Offer['slug'], products: readonly Product[]])[];

interface Ranked {
  readonly slug: Offer['slug'];
  readonly product: Product;
  readonly rank: number;
}

/**
 * The best offers of the shop: the highest discount first, then the lowest price. Without discounts: cheap goods;
 * without those: undefined. Includes `firstOffers`; leaves out sold-out products and second copies.
 */
export function bestOffers(shelves: Shelves, most: number): Offers | undefined {
  const discounted = ranked(shelves, minusDiscount);
  if (discounted.length > 0) return { kind: 'discounts', offers: varied(discounted, most) };
  const cheap = ranked(shelves, lowPrice);
  return cheap.length > 0 ? { kind: 'lowPrices', offers: varied(cheap, most) } : undefined;
}

function ranked(
  shelves: Shelves,
  rankOf: (product: Product) => number | undefined,
): readonly Ranked[] {
  const all = shelves.flatMap(([slug, products]) =>
    products.flatMap((product): Ranked[] => {
      const rank = rankOf(product);
      return rank === undefined ? [] : [{ slug, product, rank }];
    }),
  );
  return unique(
    all.sort(
      (one, other) =>
        one.rank - other.rank || (one.product.price ?? 0) - (other.product.price ?? 0),
    ),
  );
}

/** The discount in whole percent, negated: the stated one, or that from the M.R.P. */
function minusDiscount(product: Product): number | undefined {
  const discount = product.off ?? truePercent(product);
  return discount && -discount;
}

function lowPrice({ price, soldOut }: Product): number | undefined {
  return price !== undefined && price < LOW_PRICE && !soldOut ? price : undefined;
}

function unique(all: readonly Ranked[]): Ranked[] {
  const known = new Set<string>();
  return all.filter(({ product }) => {
    const { title, image } = product;
    const key = JSON.stringify([titleKey(product), image]);
    if (title && image && known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function varied(all: readonly Ranked[], most: number): Offer[] {
  const first: Offer[] = [];
  const rest: Offer[] = [];
  for (const { slug, product } of all) {
    const isFirst =
      first.length < FIRST && first.filter((one) => one.slug === slug).length < MOST_OF_A_SHELF;
    (isFirst ? first : rest).push({ ...product, slug });
  }
  const offers = [...first, ...rest];
  const ofHome = new Set(firstOffers(offers));
  const others = offers.filter((offer) => !ofHome.has(offer)).slice(0, most - ofHome.size);
  return offers.filter((offer) => ofHome.has(offer) || others.includes(offer)).slice(0, most);
}

/** The home page's row, computed for its cards, so that the browser has nothing to compute. */
export function briefOffers({ kind, offers }: Offers): Offers<OfferInBrief> {
  return { kind, offers: firstOffers(offers).map(brief) };
}

function brief(offer: Offer): OfferInBrief {
  const { slug, title, price = 0, mrp, off, image } = offer;
  return {
    path: productPath(offer, offer),
    slug,
    price,
    ...omitUndefined({ mrp, off, title, image }),
  };
}

const popularFirst = new Set([...popular.map(findCategory), ...categories]);

/**
 * The home page's row: the best offer of each of five shelves, at most one of them with accessories. The shelves come
 * in the registry's order, `popular` first: by percent alone, a cheap accessory could stand first.
 * @param offers best first within each shelf.
 */
export function firstOffers<Shown extends Pick<Offer, 'slug'>>(offers: readonly Shown[]): Shown[] {
  const row: Shown[] = [];
  let hasAccessory = false;
  for (const { slug, isAccessory = false } of popularFirst) {
    const best = offers.find((offer) => offer.slug === slug);
    if (!best || (isAccessory && hasAccessory)) continue;
    hasAccessory ||= isAccessory;
    row.push(best);
  }
  return row.slice(0, offerRow.most);
}
