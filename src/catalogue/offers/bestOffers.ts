import { titleKey } from '../duplicates';
import { honestPrice, percentOff } from '../honestPrice';
import type { Product } from '../items';
import { LOW_PRICE, type Offer, type Offers } from './Offers';

/** Variety at first: the first dozen offers have at most two products of one shelf. */
const FIRST = 12;
const MOST_OF_A_SHELF = 2;

/** The shelves of the whole shop, in the registry's order. */
type Shelves = readonly (readonly [slug: Offer['slug'], products: readonly Product[]])[];

/**
 * The best offers of the whole shop: the highest discount first. Where nothing has a discount, the goods below ₹300, the
 * cheapest first. Undefined when there are none either. Equal ones keep the order of the shelves. The first dozen has at
 * most two of one shelf, unless the other shelves have no more to fill it. A sold-out product is no offer, and one
 * that stands on two shelves, with the same title and picture, is one offer.
 */
export function bestOffers(shelves: Shelves, most: number): Offers | undefined {
  const all = shelves.flatMap(([slug, products]) =>
    products.map((product): Offer => ({ ...product, slug })),
  );
  const discounted = all.filter((offer) => discountOf(offer) > 0);
  if (discounted.length > 0) {
    discounted.sort((one, other) => discountOf(other) - discountOf(one));
    return { kind: 'discounts', offers: varied(discounted).slice(0, most) };
  }
  const cheap = all.filter(
    ({ price, soldOut }) => price !== undefined && price < LOW_PRICE && !soldOut,
  );
  if (cheap.length === 0) return undefined;
  cheap.sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return { kind: 'lowPrices', offers: varied(cheap).slice(0, most) };
}

/** The discount that the price shows, in whole percent: the stated one, or that from the struck M.R.P.; 0 for none. */
function discountOf(product: Product): number {
  const { price, struck, percent } = honestPrice(product);
  if (percent !== undefined) return percent;
  return price === undefined || struck === undefined ? 0 : Math.floor(percentOff(struck, price));
}

/** Each product once, and the third and later ones of a shelf after the first dozen. */
function varied(ranked: readonly Offer[]): Offer[] {
  const known = new Set<string>();
  const ofShelf = new Map<string, number>();
  const first: Offer[] = [];
  const rest: Offer[] = [];
  for (const offer of ranked) {
    const key = JSON.stringify([titleKey(offer), offer.image]);
    if (offer.title && offer.image && known.has(key)) continue;
    known.add(key);
    const before = ofShelf.get(offer.slug) ?? 0;
    if (first.length < FIRST && before < MOST_OF_A_SHELF) {
      ofShelf.set(offer.slug, before + 1);
      first.push(offer);
    } else rest.push(offer);
  }
  return [...first, ...rest];
}
