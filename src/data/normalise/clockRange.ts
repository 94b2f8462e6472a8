import { latinDigits } from '@/shop/latinDigits';
import type { ClockRange } from '@/shop/ShopHours';

/** For a pattern of "10:00-20:30" with two groups. */
export const RANGE = String.raw`((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)`;

/** The groups of `RANGE` as times of the day. */
export function clockRange(opens: string, closes: string): ClockRange {
  return { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
}

/** Bengali and Hindi digits as Latin ones, and the hyphens of phones' keyboards as plain ones. */
export function plainHours(part: string): string {
  return latinDigits(part).replace(/ ?[-‐-―−] ?/gu, '-');
}
