import type { paths } from '@/catalogue/addresses';

/** The navigation's plain links, in the specification's order. */
export const mainLinks = [
  'home',
  'visitShop',
  'reviews',
  'contact',
] as const satisfies readonly (keyof typeof paths)[];
