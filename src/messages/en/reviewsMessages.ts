import { dayName } from './calendar';

/** The messages that only the reviews page uses. */
export const reviewsMessages = {
  /** For the tab, search engines and previews. */
  tabTitle: (town: string) => `Customer reviews and videos from ${town}`,
  title: 'Customer reviews',
  lead: 'Short clips and videos from our customers and our counter.',
  clips: 'OUR REVIEWS',
  /** A day such as 2026-09-12, or a month such as 2026-09. */
  day: dayName,
  videos: 'Videos',
};
