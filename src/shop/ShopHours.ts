import type { Holiday } from './readHolidays';
import type { OpeningHours } from './readOpeningHours';

/** The opening hours. Safe as JSON. */
export interface ShopHours {
  readonly times: readonly OpeningHours[];
  /** Days with different hours, in date order. */
  readonly holidays: readonly Holiday[];
}
