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

/** A time of day, given in minutes since midnight: 8:30 pm, 10:00 am. Own words: browsers don't agree on theirs. */
function exactClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The same as people say it: 8:30 pm, 10 am. */
export function clock(minutes: number): string {
  return exactClock(minutes).replace(':00', '');
}

/** A day, given as 2026-11-21: 21 November 2026. */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/** From January on. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
