import type { Holiday } from './readHolidays';
import type { OpeningHours } from './readOpeningHours';

/** When the shop is open. Safe as JSON. */
export interface ShopHours {
  /** The weekly hours in the owner's words. */
  readonly text: string;
  readonly times: readonly OpeningHours[];
  /** Days with hours of their own, in their order. */
  readonly holidays: readonly Holiday[];
}
