/** The shelves of a shortlist's page in a shop without offers. */
export const noOffers = { offers: { items: [], mayBeOld: false } } as const;
