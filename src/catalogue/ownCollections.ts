/** The names of the collections that every shop has. None of them holds the products of a shelf (`isShelfCollection`). */
export const ownCollections = {
  slides: 'SLIDER-HOME',
  photos: 'VISIT-SHOP',
  videos: 'VIDEO YOUTUBE',
  hours: 'SHOP-HOURS',
  delivery: 'DELIVERY',
  band: 'FESTIVAL-BAND',
  rows: 'SHELVES',
  /** What became of the last run of `catalogue:sync`: one document, which anybody may read. */
  sheetRun: 'SHEET-RUN',
  /**
   * What the sync remembers: the rows as the last run read them, and the last runs. firestore.rules lets nobody read it,
   * because it has what was refused, in the owner's words.
   */
  sync: 'CATALOGUE-SYNC',
  /** The history. The site never reads it, and firestore.rules lets nobody read it: only an account that may write does. */
  history: 'CATALOGUE-HISTORY',
} as const;
