import type { Day } from './dayNames';

/** The words of weekly hours: the short names of days, and what stands for a day without hours and between two ranges. */
export interface WeekWords {
  readonly days: Readonly<Record<Day, string>>;
  readonly closed: string;
  readonly and: string;
}

/** The words of the settings' own form, which `readOpeningHours` reads. */
export const plainWeek: WeekWords = {
  days: { Mo: 'Mo', Tu: 'Tu', We: 'We', Th: 'Th', Fr: 'Fr', Sa: 'Sa', Su: 'Su' },
  closed: 'closed',
  and: 'and',
};
