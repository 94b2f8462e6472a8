import { findCategory } from '../addresses/findCategory';
import { categories } from '../categories';
import { popular } from '../registry';
import type { Offer } from './Offers';
import { offerRow } from './offerLists';

const popularFirst = new Set([...popular.map(findCategory), ...categories]);

/**
 * The home page's row: the best price of each of five shelves, at most one with accessories. In the owner's order,
 * because the shop's highest percent may be a bun ring's.
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
