import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/product/shortlist';

/** Puts exactly these products on this device's shortlist, with their quantities. */
export function setShortlist(...products: [CategorySlug, Product, number?][]): void {
  shortlist.change(() => products.map(([slug, product, n]) => toShortlisted({ slug }, product, n)));
}
