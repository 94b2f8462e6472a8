import type { Product } from '../items';
import type { Offer } from './Offers';

/** A product with its shelf and its place among the offers: a lower `rank` comes first. */
export interface Ranked {
  readonly slug: Offer['slug'];
  readonly product: Product;
  readonly rank: number;
}
