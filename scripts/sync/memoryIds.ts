const SHELF = 'shelf ';
const RUN = 'run ';
const UNDONE = 'undone ';

/** The ids of the documents in which the sync keeps what it remembers. */
export const memoryIds = {
  /** The headings of the tabs. */
  tabs: 'tabs',
  shelf: (collection: string) => SHELF + collection,
  shelfIn: (id: string) => (id.startsWith(SHELF) ? id.slice(SHELF.length) : undefined),
  run: (place: number) => RUN + place,
  isRun: (id: string) => id.startsWith(RUN),
  /** What an undo took back of the run that began then, until the next run has told of it. */
  undone: (at: string) => UNDONE + at,
  isUndone: (id: string) => id.startsWith(UNDONE),
};
