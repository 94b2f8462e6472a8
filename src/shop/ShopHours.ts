/** As schema.org abbreviates them, Monday first. */
export const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Day = (typeof days)[number];

/** 24-hour HH:MM. Closing at or before opening means: on the next day. */
export interface ClockRange {
  readonly opens: string;
  readonly closes: string;
}

/** Days with the same hours. */
export interface OpeningHours extends ClockRange {
  readonly days: readonly Day[];
}

/** Days with other hours than usual; closed if it has none. Dates such as 2026-10-20, in Indian time. */
export interface Holiday extends Partial<ClockRange> {
  readonly from: string;
  /** The last day, inclusive. */
  readonly to: string;
}

/** The opening hours. Safe as JSON. */
export interface ShopHours {
  readonly times: readonly OpeningHours[];
  /** In date order. */
  readonly holidays: readonly Holiday[];
}

/** A 24-hour HH:MM as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
