import { omitUndefined } from '@/shop/omitUndefined';
import { productPath } from '../addresses/addresses';
import { titleKey } from '../duplicates';
import { truePercent } from '../honestPrice';
import type { Product } from '../items';
import { LOW_PRICE } from '../numbersInTexts';
import { type Offer, type OfferInBrief, type Offers, offerRow } from './offerLists';

type ProductsBySlug = readonly (readonly [slug: Offer['slug'], products: readonly Product[]])[];

interface Ranked {
  readonly slug: Offer['slug'];
  readonly product: Product;
  readonly rank: number;
}

/**
 * The best offers of the whole shop: the highest discount first, then the lowest price. Without discounts: cheap goods,
 * the cheapest first; without those: undefined. Leaves out sold-out products and second copies.
 */
export function bestOffers(shelves: ProductsBySlug, most: number): Offers | undefined {
  const discounted = ranked(shelves, minusDiscount);
  const best = discounted.length > 0 ? discounted : ranked(shelves, lowPrice);
  if (best.length === 0) return undefined;
  return {
    kind: best === discounted ? 'discounts' : 'lowPrices',
    offers: best.slice(0, most).map(({ slug, product }) => ({ ...product, slug })),
  };
}

function ranked(
  shelves: ProductsBySlug,
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

/** The home page's row: of the page of offers the first of each of five shelves, in the same order. */
function firstOffers(offers: readonly Offer[]): Offer[] {
  const first = new Map([...offers].reverse().map((offer) => [offer.slug, offer]));
  return offers.filter((offer) => first.get(offer.slug) === offer).slice(0, offerRow.most);
}
