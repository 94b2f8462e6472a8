import { minutesOf } from '@/shop/ShopHours';

/*
 * These functions stand in for `toLocaleString('en-IN')`, whose first call takes 0.1 s on a slow phone, right after
 * hydration.
 */

/** "9 November" */
export function dayOf(at: Date): string {
  return `${at.getDate()} ${months[at.getMonth()]}`;
}

/** "3:04 pm" */
export function clockOf(at: Date): string {
  return exactClock(at.getHours() * 60 + at.getMinutes());
}

/** Minutes since midnight as a time of day: 8:30 pm, 10:00 am. */
function exactClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Minutes since midnight, without zero minutes: 8:30 pm, 10 am. */
export function clock(minutes: number): string {
  return exactClock(minutes).replace(':00', '');
}

/** A range of two 24-hour HH:MM: 10 am to 8:30 pm. */
export function clockRange(opens: string, closes: string): string {
  return `${clock(minutesOf(opens))} to ${clock(minutesOf(closes))}`;
}

/** A date or month in words: 2026-11-21 as 21 November 2026, 2026-11 as November 2026. */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day ? `${day} ` : ''}${months[(month ?? 1) - 1]} ${year}`;
}

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
