import { rawDocument } from './rawDocument';
import { sourceInUse } from './sourceInUse';

/** Gives each collection one product of this price; its title is the collection's name. Returns the mocked source. */
export function stockShelves(price: number) {
  return sourceInUse('demo').mockImplementation(async (collection) => [
    rawDocument(
      { title: collection, price, img: '/pictures/products/Primer-1.webp' },
      '01-the-one',
    ),
  ]);
}
