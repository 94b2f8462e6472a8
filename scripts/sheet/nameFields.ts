import type { SheetCollection } from './sheetCollections';

/**
 * The fields that tell a row without Id which document it means, the first filled one before the others. A slide has no
 * title, and a customer's words need none.
 */
export const nameFields: Readonly<Record<SheetCollection['kind'], readonly string[]>> = {
  product: ['title'],
  row: ['title'],
  photo: ['title', 'img'],
  slide: ['headline1', 'alt1', 'slider1'],
  video: ['title', 'words', 'Vedioyoutube', 'img'],
  // The one document of a fact is known by its collection.
  hours: [],
  delivery: [],
  band: [],
};
