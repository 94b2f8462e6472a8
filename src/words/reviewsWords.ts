/** The words of the reviews page alone. */
export const reviewsWords = {
  title: 'Customer reviews',
  lead: 'Short clips and videos from our customers and our counter.',
  clips: 'OUR REVIEWS',
  videos: 'Videos',
} as const;
