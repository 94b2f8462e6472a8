/** The messages that only the reviews page uses. */
export const reviewsMessages = {
  /** For the tab, search engines and previews. */
  tabTitle: (town: string) => `Customer reviews and videos from ${town}`,
  title: 'Customer reviews',
  lead: 'Short clips and videos from our customers and our counter.',
  clips: 'OUR REVIEWS',
  videos: 'Videos',
};
