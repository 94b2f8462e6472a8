import { clock, dayName } from './calendar';

/**
 * The column Result of the owner's sheet. Dates are like 2026-11-21, times are minutes since midnight in India.
 * `onSite`, `offSite`, `taken` and `takenBack` begin texts by which the sync knows earlier ones.
 */
export const sheetMessages = {
  onSite: 'on the site',
  offSite: 'not on the site',
  taken: 'taken',
  takenBack: 'taken back',
  /** Between what visitors see and what the owner should know besides. */
  but: ', but: ',
  moment: (date: string, minutes: number) => `${dayName(date)}, ${clock(minutes)}`,
  since: (moment: string) => `on the site since ${moment}`,
  takenBackOn: (moment: string) => `taken back on ${moment}: change the cell to bring it in again`,
  /** Why no visitor sees a document. `limit`: its shelf's; `date`: its first or last day. */
  hidden: 'hidden',
  notYet: (date: string) => `its day has not come, the first is ${dayName(date)}`,
  over: (date: string) => `its days are over, the last was ${dayName(date)}`,
  daysCrossed: 'its last day comes before its first',
  noRoom: (limit: number) => `no room on the shelf (${limit} shown)`,
  leftOut: 'it has no title and no picture, or none that can be read',
  emptied: 'its cells are empty',
  deleted: 'its document was deleted: change a cell to bring it in again',
};
