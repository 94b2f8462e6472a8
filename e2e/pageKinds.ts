/** One address of every kind of page; the last is of none. */
export const pageKinds = [
  '/',
  '/Foundation',
  '/huda-brand',
  '/contact-us',
  '/Reviewpage',
  '/Visit-shop',
  '/Fondation',
] as const;
