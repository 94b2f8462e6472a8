const SHELF = 'shelf ';
const RUN = 'run ';

/** The ids of the documents in which the sync keeps what it remembers. */
export const memoryIds = {
  /** The headings of the tabs. */
  tabs: 'tabs',
  shelf: (collection: string) => SHELF + collection,
  shelfIn: (id: string) => (id.startsWith(SHELF) ? id.slice(SHELF.length) : undefined),
  run: (place: number) => RUN + place,
  isRun: (id: string) => id.startsWith(RUN),
};
