import { allCollections } from '@/catalogue/allCollections';
import { allOffers, offerRow } from '@/catalogue/offers/offerLists';
import { ownCollections } from '@/catalogue/ownCollections';
import { isShelfCollection } from '@/data/registry/isShelfCollection';

/** Offers are no collections, but readings and answers are kept under their names beside those of allCollections. */
const own = [...Object.values(ownCollections), allOffers.name, offerRow.name];

describe('isShelfCollection', () => {
  it('is true of the collections of products', () => {
    const products = allCollections.filter(({ kind }) => kind === 'product');
    expect(products.filter(({ name }) => !isShelfCollection(name))).toEqual([]);
  });

  it.each([...own, 'NAIL/Polish', '.', '..', '__nails__'])('is false of %s', (name) => {
    expect(isShelfCollection(name)).toBe(false);
  });
});
