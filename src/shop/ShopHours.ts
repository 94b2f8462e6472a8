import type { Holiday } from './readHolidays';
import type { OpeningHours } from './readOpeningHours';

/** The opening hours. Safe as JSON. */
export interface ShopHours {
  readonly times: readonly OpeningHours[];
  /** Days with different hours, in date order. */
  readonly holidays: readonly Holiday[];
}

/** A 24-hour HH:MM as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
