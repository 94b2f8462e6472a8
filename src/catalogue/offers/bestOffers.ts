import { LOW_PRICE } from '@/shop/lowPrice';
import { titleKey } from '../duplicates';
import { honestPrice, percentOff } from '../honestPrice';
import type { Product } from '../items';
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
 * The best offers of the whole shop: the highest discount first. Where nothing has a discount, goods of a low price, the
 * cheapest first. Undefined when there are none either. Equal ones keep the order of the shelves. The first dozen has at
 * most two of one shelf, unless the other shelves have no more to fill it. A sold-out product is no offer, and one
 * that stands on two shelves, with the same title and picture, is one offer.
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
  return all.sort((one, other) => one.rank - other.rank);
}

/** The discount that the price shows, in whole percent, below zero: the stated one, or that from the struck M.R.P. */
function minusDiscount(product: Product): number | undefined {
  const { price = 0, struck, percent } = honestPrice(product);
  const discount = percent ?? (struck === undefined ? 0 : Math.floor(percentOff(struck, price)));
  return discount > 0 ? -discount : undefined;
}

function lowPrice({ price, soldOut }: Product): number | undefined {
  return price !== undefined && price < LOW_PRICE && !soldOut ? price : undefined;
}

/** Each product once, and the third and later ones of a shelf after the first dozen. */
function varied(all: readonly Ranked[], most: number): Offer[] {
  const known = new Set<string>();
  const first: Offer[] = [];
  const rest: Offer[] = [];
  for (const { slug, product } of all) {
    if (first.length === FIRST && first.length + rest.length >= most) break;
    const key = JSON.stringify([titleKey(product), product.image]);
    if (product.title && product.image && known.has(key)) continue;
    known.add(key);
    const isFirst =
      first.length < FIRST && first.filter((one) => one.slug === slug).length < MOST_OF_A_SHELF;
    (isFirst ? first : rest).push({ ...product, slug });
  }
  return [...first, ...rest].slice(0, most);
}
