import { LOW_PRICE } from '@/shop/lowPrice';
import { titleKey } from '../duplicates';
import { truePercent } from '../honestPrice';
import type { Product } from '../items';
import { firstOffers } from './firstOffers';
import type { Offer, Offers } from './Offers';

/** Variety at first: the first dozen offers have at most two products of one shelf. */
const FIRST = 12;
const MOST_OF_A_SHELF = 2;

/** The shelves of the whole shop, in the registry's order. */
type Shelves = readonly (readonly [slug: Offer['slug'], products: readonly Product[]])[];

/** A product with its place among the offers: a lower `rank` comes first. */
interface Ranked {
  readonly slug: Offer['slug'];
  readonly product: Product;
  readonly rank: number;
}

/**
 * The best offers of the whole shop: the highest discount first, of equal ones the lowest price. Where nothing has a
 * discount, goods of a low price, the cheapest first. Undefined when there are none either. Equal ones keep the order of
 * the shelves. The first dozen has at most two of one shelf, unless the other shelves have no more to fill it. What home
 * shows of them (`firstOffers`) is always among them. A sold-out product is no offer, and one that stands on two shelves,
 * with the same title and picture, is one offer.
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

/** The discount that the price shows, in whole percent, below zero: the stated one, or that from the M.R.P. */
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
    const key = JSON.stringify([titleKey(product), product.image]);
    if (product.title && product.image && known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The third and later ones of a shelf after the first dozen; those of home in place of the last ones. */
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
