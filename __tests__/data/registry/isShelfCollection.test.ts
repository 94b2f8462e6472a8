import { collections } from '@/catalogue/collections';
import { allOffers, offerRow } from '@/catalogue/offers/OfferList';
import { checkedRecords } from '@/data/records/shopRecords';
import { isShelfCollection } from '@/data/registry/isShelfCollection';
import { HISTORY_COLLECTION } from '../../../scripts/history/historyCollection';
import { syncCollections } from '../../../scripts/sync/syncCollections';

const own = [
  ...collections.filter(({ kind }) => kind !== 'product').map(({ name }) => name),
  ...checkedRecords.map(({ collection }) => collection),
  HISTORY_COLLECTION,
  ...syncCollections,
  // No collections, but readings and answers are kept under these names beside theirs.
  ...[allOffers.name, offerRow.name],
];

describe('isShelfCollection', () => {
  it('is true of the collections of products', () => {
    const products = collections.filter(({ kind }) => kind === 'product');
    expect(products.filter(({ name }) => !isShelfCollection(name))).toEqual([]);
  });

  it.each([...own, 'NAIL/Polish', '.', '..', '__nails__'])('is false of %s', (name) => {
    expect(isShelfCollection(name)).toBe(false);
  });
});
