import type { Product } from '../items';
import type { CategorySlug } from '../registry';

/** Offers as pages carry them: a shelf with one item or none. Not a collection, but browsers ask for it like one. */
export interface OfferList<K extends keyof OffersOf = keyof OffersOf> {
  /** With two underscores at both ends: no collection of Firestore may be called so. */
  readonly name: string;
  readonly kind: K;
  readonly most: number;
}

/** The kinds of lists and their items. */
export interface OffersOf {
  readonly offers: Offers;
  readonly offerRow: Offers<OfferInBrief>;
}

/** The page of offers. */
export const allOffers: OfferList<'offers'> = { name: '__offers__', kind: 'offers', most: 30 };

/** The home page's row: as many as a wide screen has side by side. */
export const offerRow: OfferList<'offerRow'> = { name: '__offer-row__', kind: 'offerRow', most: 5 };

/** The list with this name; undefined if there is none. */
export function findOfferList(name: string): OfferList | undefined {
  return [allOffers, offerRow].find((list) => list.name === name);
}

/** An offered product and its shelf. */
export interface Offer extends Product {
  readonly slug: CategorySlug;
}

/** At least one: all discounted, or all below ₹300 because nothing in the shop has a discount. */
export interface Offers<Shown = Offer> {
  readonly kind: 'discounts' | 'lowPrices';
  readonly offers: readonly Shown[];
}

/** An offer on a card of the home page's row. Safe as JSON: absent fields have no key. */
export interface OfferInBrief extends Pick<Offer, 'slug' | 'title' | 'mrp' | 'off' | 'image'> {
  readonly path: string;
  /** Offers always have a price. */
  readonly price: number;
}
