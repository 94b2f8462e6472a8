import type { Holiday } from './readHolidays';
import type { OpeningHours } from './readOpeningHours';

/** The opening hours. Safe as JSON. */
export interface ShopHours {
  /** The weekly hours as the owner typed them. */
  readonly text: string;
  readonly times: readonly OpeningHours[];
  /** Days with different hours, in date order. */
  readonly holidays: readonly Holiday[];
}
