/** About as many characters as search engines show. */
export const seoLengths = {
  title: 65,
  description: 160,
} as const;
