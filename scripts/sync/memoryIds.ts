import type { Desk } from './SheetMemory';

const RUN = 'run ';
const UNDONE = 'undone ';
const beginnings: Readonly<Record<Desk, string>> = { sheet: 'shelf ', file: 'file ' };

/** The ids of the documents in which the sync keeps what it remembers. */
export const memoryIds = {
  tabs: 'tabs',
  shelf: (collection: string, desk: Desk) => beginnings[desk] + collection,
  shelfIn: (id: string, desk: Desk) =>
    id.startsWith(beginnings[desk]) ? id.slice(beginnings[desk].length) : undefined,
  run: (place: number) => RUN + place,
  isRun: (id: string) => id.startsWith(RUN),
  /** What an undo took back of a run, until the next run of the sheet has told of it. */
  undone: (at: string) => UNDONE + at,
  isUndone: (id: string) => id.startsWith(UNDONE),
};
