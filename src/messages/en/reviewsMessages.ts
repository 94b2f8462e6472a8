import { dayName } from './calendar';

export const reviewsMessages = {
  tabTitle: (town: string) => `Customer reviews and videos from ${town}`,
  title: 'Customer reviews',
  lead: 'Short videos from our customers and from our shop.',
  clips: 'OUR REVIEWS',
  /** The day of a review, from a date such as 2026-09-12 or 2026-09. */
  day: dayName,
  videos: 'Videos',
};
