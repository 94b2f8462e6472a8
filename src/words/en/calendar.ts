const MONTHS = [
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

/*
 * The same as `toLocaleString('en-IN')`, in the visitor's own time. The first date that a browser writes by its tables of
 * languages takes a slow phone a tenth of a second, at once after the page has come alive.
 */

/** "9 November" */
export function day(at: Date): string {
  return `${at.getDate()} ${MONTHS[at.getMonth()]}`;
}

/** "3:04 pm" */
export function clock(at: Date): string {
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
