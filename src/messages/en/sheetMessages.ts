import { clock, dayName } from './calendar';

const ON = 'on the site';
const OFF = 'not on the site';

/**
 * What the column Result of the owner's sheet says of a row. Dates are like 2026-11-21, times are minutes since midnight
 * in India. What visitors see begins with `onSite`, what they don't with `offSite`: by that an earlier text is known.
 */
export const sheetMessages = {
  onSite: ON,
  offSite: OFF,
  onSiteSince: (date: string, minutes: number) => `${ON} since ${dayName(date)}, ${clock(minutes)}`,
  /** What visitors see, or don't, and what the owner should know besides. */
  but: (said: string, remarks: readonly string[]) => `${said}, but: ${remarks.join(' ')}`,
  hidden: `${OFF}: hidden`,
  over: `${OFF}: its days are over`,
  notYet: `${OFF}: its day has not come`,
  noRoom: (shown: number) => `${OFF}: no room on the shelf (${shown} shown)`,
  noTitle: `${OFF}: no title`,
  deleted: `${OFF}: its document was deleted`,
  /** A run that wrote the row was undone then. */
  takenBack: (date: string, minutes: number) =>
    `taken back ${dayName(date)}, ${clock(minutes)}: change the cell to bring it in again`,
  /** The row has the Id of another one. */
  copiedFrom: (row: number) =>
    `copied from row ${row}: empty its Id and it becomes a product of its own`,
};
