import type { Category } from '../Category';
import { categories } from '../categories';
import type { Offer } from './Offers';
import { offerRow } from './offerLists';

/** What most people look for, by the places that the rows give: the home page begins with the best price of each. */
export const popularShelves: readonly Category[] = categories
  .filter(({ homePlace }) => homePlace !== undefined)
  .sort((one, other) => (one.homePlace ?? 0) - (other.homePlace ?? 0));

/** All shelves: those that people come for first, then the others. A shelf that is in both is found in the first place. */
const inOrder = [...new Set([...popularShelves, ...categories])];

/**
 * The offers of the home page's row: the best price of each of five shelves, of which at most one has accessories. The
 * order of the shelves is the owner's, because the highest percent of the shop may be that of a bun ring.
 * @param offers those of a shelf in the order in which they are better.
 */
export function firstOffers<Shown extends Pick<Offer, 'slug'>>(offers: readonly Shown[]): Shown[] {
  const row: Shown[] = [];
  let hasAccessory = false;
  for (const { slug, isAccessory = false } of inOrder) {
    const best = offers.find((offer) => offer.slug === slug);
    if (!best || (isAccessory && hasAccessory)) continue;
    hasAccessory ||= isAccessory;
    row.push(best);
  }
  return row.slice(0, offerRow.most);
}
