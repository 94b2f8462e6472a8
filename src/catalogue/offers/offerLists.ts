import type { OfferInBrief, Offers } from './Offers';

/**
 * The offers as a page carries them: a shelf with one item, the offers, or with none. Chosen from all shelves, so no
 * collection of the database; the browser asks for its age under this name as for a collection's.
 */
export interface OfferList<K extends keyof OffersOf = keyof OffersOf> {
  /** Begins and ends with two underscores, as no collection's name may (`isShelfCollection`). */
  readonly name: string;
  readonly kind: K;
  /** The most offers that it shows. */
  readonly most: number;
}

/** The kinds of lists and the item of each. */
export interface OffersOf {
  readonly offers: Offers;
  readonly offerRow: Offers<OfferInBrief>;
}

/** The offers of the page of offers. Thirty: a query for documents by their ids may name no more of one collection. */
export const allOffers: OfferList<'offers'> = { name: '__offers__', kind: 'offers', most: 30 };

/** The row of the home page: as many as a wide screen has side by side. */
export const offerRow: OfferList<'offerRow'> = { name: '__offer-row__', kind: 'offerRow', most: 5 };

/** The list with this name; undefined if there is none. */
export function findOfferList(name: string): OfferList | undefined {
  return [allOffers, offerRow].find((list) => list.name === name);
}
