/** The collections that are no shelves. */
export const ownCollections = {
  slides: 'SLIDER-HOME',
  photos: 'VISIT-SHOP',
  videos: 'VIDEO YOUTUBE',
  /** One document, `shop`: opening hours, holidays, delivery. */
  notice: 'SHOP',
  /** What the last runs of `catalogue:sync` took. firestore.rules lets nobody read it. */
  sync: 'CATALOGUE-SYNC',
} as const;
