import { findCategory } from '@/catalogue/findCategory';
import { jsonLdText } from '@/seo/DocumentSeo';
import { collectionLd } from '@/seo/jsonLd/collectionLd';
import { aProduct } from '../../helpers/aProduct';
import { schemaFaults } from '../../helpers/schemaFaults';

const seo = {
  title: 'Foundation in Berhampore',
  description: 'Light bases.',
  path: '/Foundation',
};

const foundation = findCategory('Foundation');

describe('collectionLd', () => {
  it('lists the products of the shelf in order with their page addresses', () => {
    const products = [
      aProduct({ id: 'a b/c', title: 'First' }),
      aProduct({ id: '2', title: 'Second' }),
      aProduct({ id: '3' }, 'title', 'image'),
    ];
    expect(collectionLd(seo, foundation, products)).toMatchObject({
      '@type': 'CollectionPage',
      url: 'http://localhost:3000/Foundation',
      name: seo.title,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 3,
        itemListElement: [
          { position: 1, url: 'http://localhost:3000/Foundation/first-a~20b~2Fc' },
          { position: 2, url: 'http://localhost:3000/Foundation/second-2' },
          { position: 3, url: 'http://localhost:3000/Foundation/foundation-3' },
        ],
      },
    });
  });

  it.each([
    ['an empty shelf', []],
    ['a shelf with a product', [aProduct()]],
    ['a product that has only a name', [aProduct({}, 'image', 'price', 'off', 'mrp')]],
  ])('is valid for %s', (_what, products) => {
    const text = jsonLdText([collectionLd(seo, foundation, products)]);
    expect(schemaFaults(JSON.parse(text))).toEqual([]);
  });

  it('has no price or rating, since a page of many products is not a Product', () => {
    expect(jsonLdText([collectionLd(seo, foundation, [aProduct()])])).not.toMatch(
      /"(?:Product|Offer|price|aggregateRating)"/,
    );
  });
});
