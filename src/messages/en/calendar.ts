import { exactClock } from './clock';
import { months } from './months';

/*
 * The same as `toLocaleString('en-IN')`, in the visitor's own time. The first date that a browser writes by its tables of
 * languages takes a slow phone a tenth of a second, at once after the page has come alive.
 */

/** "9 November" */
export function dayOf(at: Date): string {
  return `${at.getDate()} ${months[at.getMonth()]}`;
}

/** "3:04 pm" */
export function clockOf(at: Date): string {
  return exactClock(at.getHours() * 60 + at.getMinutes());
}
