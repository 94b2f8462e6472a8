import { jsonLdText } from '@/seo/jsonLd/jsonLdText';
import { collectionLd } from '@/seo/jsonLd/pageLd';
import { languages } from '@/shop/languages';

const seo = {
  title: 'Foundation in Berhampore',
  description: 'Light bases.',
  path: '/Foundation',
};

describe('collectionLd', () => {
  it('lists the products in order with their page addresses', () => {
    const paths = ['/Foundation/first-a~20b~2Fc', '/Foundation/second-2', '/lens/lens-3'];
    expect(collectionLd(seo, paths, languages.bn)).toMatchObject({
      '@type': 'CollectionPage',
      url: 'http://localhost:3000/Foundation',
      inLanguage: 'bn-IN',
      name: seo.title,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: 3,
        itemListElement: [
          { position: 1, url: 'http://localhost:3000/Foundation/first-a~20b~2Fc' },
          { position: 2, url: 'http://localhost:3000/Foundation/second-2' },
          { position: 3, url: 'http://localhost:3000/lens/lens-3' },
        ],
      },
    });
  });

  it('has no list for an empty shelf', () => {
    const text = jsonLdText([collectionLd(seo, [], languages.bn)]);
    expect(text).not.toContain('ItemList');
    expect(JSON.parse(text)['@graph']).toMatchObject([
      { name: seo.title, url: expect.any(String) },
    ]);
  });
});
