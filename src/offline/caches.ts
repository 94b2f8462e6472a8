/** The names of the caches that the service worker fills. Pages read them too. */
export const cacheNames = {
  pages: 'shop-pages',
  files: 'shop-files',
  pictures: 'shop-pictures',
  answers: 'shop-answers',
} as const;

/** The header of a kept page with the time at which its prices were known to be right, in milliseconds since 1970. */
export const KEPT_AT = 'x-kept-at';
