import type { Holiday } from './readHolidays';
import type { OpeningHours } from './readOpeningHours';

/** The opening hours. Safe as JSON. */
export interface ShopHours {
  /** The weekly hours in one form: "Mo-Sa 10:00-20:30, Su closed". */
  readonly text: string;
  readonly times: readonly OpeningHours[];
  /** Days with different hours, in date order. */
  readonly holidays: readonly Holiday[];
}
