import type { Day } from './dayNames';

/** The words of weekly hours in one language. */
export interface WeekWords {
  /** The short names of days. */
  readonly days: Readonly<Record<Day, string>>;
  /** What stands for a day without hours. */
  readonly closed: string;
  /** What stands between two ranges of a day. */
  readonly and: string;
  /** From when to when, of two 24-hour HH:MM: without a comma, which ends a part of the week. */
  readonly range: (opens: string, closes: string) => string;
}
