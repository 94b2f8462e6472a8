import type { Product } from '../items';
import type { CategorySlug } from '../registry';

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
