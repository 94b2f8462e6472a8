import { photosQuery, slidesQuery, videosQuery } from '@/shelves/shelves';
import { categories } from './categories';

/** Every Firestore collection that the site reads: one for each category, and the three of the home page. */
export const collectionNames: readonly string[] = [
  ...categories.map(({ collection }) => collection),
  ...[slidesQuery, photosQuery, videosQuery].map(({ queryKey: [, collection] }) => collection),
];
