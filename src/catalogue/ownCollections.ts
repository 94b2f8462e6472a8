/** The collections that are no shelves. */
export const ownCollections = {
  slides: 'SLIDER-HOME',
  photos: 'VISIT-SHOP',
  videos: 'VIDEO YOUTUBE',
  /** One document, `shop`: opening hours, holidays, delivery. */
  notice: 'SHOP',
  /** The outcome of the last `catalogue:sync`: one document, for `/owner`. */
  sheetRun: 'SHEET-RUN',
  /** The last runs, and the rows as read. firestore.rules lets nobody read it: it has the owner's refused words. */
  sync: 'CATALOGUE-SYNC',
  /** The site never reads it, and firestore.rules lets nobody read it. */
  history: 'CATALOGUE-HISTORY',
} as const;
