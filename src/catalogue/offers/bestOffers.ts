import { LOW_PRICE } from '@/shop/lowPrice';
import { honestPrice, percentOff } from '../honestPrice';
import type { Product } from '../items';
import type { Offer, Offers } from './Offers';
import type { Ranked } from './Ranked';
import { sellingRow } from './sellingRow';
import { twinKey } from './twinKey';

/** Variety at first: the first dozen offers have at most two products of one shelf. */
const FIRST = 12;
const MOST_OF_A_SHELF = 2;

/** The shelves of the whole shop, in the registry's order. */
type Shelves = readonly (readonly [slug: Offer['slug'], products: readonly Product[]])[];

/**
 * The best offers of the whole shop: those of home's row (`sellingRow`), then the highest discount first. Where nothing
 * has a discount, goods of a low price, after those of the row the cheapest first. Undefined when there are none either. Equal ones keep the order of the shelves. The first dozen has at
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

/** The row of home, then each other product once, and the third and later ones of a shelf after the first dozen. */
function varied(all: readonly Ranked[], most: number): Offer[] {
  const known = new Set<string>();
  const first: Offer[] = [];
  const rest: Offer[] = [];
  const row = sellingRow(all);
  const others = all.filter((one) => !row.includes(one));
  for (const { slug, product } of [...row, ...others]) {
    if (first.length === FIRST && first.length + rest.length >= most) break;
    const key = twinKey(product);
    if (key !== undefined && known.has(key)) continue;
    if (key !== undefined) known.add(key);
    const isFirst =
      first.length < FIRST && first.filter((one) => one.slug === slug).length < MOST_OF_A_SHELF;
    (isFirst ? first : rest).push({ ...product, slug });
  }
  return [...first, ...rest].slice(0, most);
}
