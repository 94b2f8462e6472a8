import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { breadcrumbLd } from '@/seo/jsonLd/breadcrumbLd';
import { collectionLd } from '@/seo/jsonLd/collectionLd';
import { productLd } from '@/seo/jsonLd/productLd';
import { jsonLdText } from '@/seo/StaticHead';
import { languages } from '@/shop/languages';
import { aProduct } from '../../helpers/aProduct';

describe('breadcrumbLd', () => {
  it('lists the home page and the page', () => {
    expect(breadcrumbLd(english, { title: 'Lipe Palate', path: '/lipe-palate' })).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Lipe Palate',
          item: 'http://localhost:3000/lipe-palate',
        },
      ],
    });
  });

  it('begins at the home page of its language', () => {
    const { itemListElement } = breadcrumbLd(bengali, { title: 'Lens', path: '/bn/lens' });
    expect(itemListElement).toMatchObject([
      { name: bengali.messages.category.home, item: 'http://localhost:3000/bn' },
      { item: 'http://localhost:3000/bn/lens' },
    ]);
  });
});

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

const hostile = ['</script><script>alert(1)</script>', '<!--', '<b>&amp;</b>'];

describe('jsonLdText', () => {
  it.each(hostile)('escapes %j without changing it', (title) => {
    const text = jsonLdText([breadcrumbLd(english, { title: title, path: '/lens' })]);
    expect(text).not.toContain('<');
    expect(text).toContain('\\u003c');
    expect(JSON.parse(text)['@graph'][0].itemListElement[1].name).toBe(title);
  });

  it('combines several items into one graph', () => {
    const one = breadcrumbLd(english, { title: 'One', path: '/one' });
    const two = breadcrumbLd(english, { title: 'Two', path: '/two' });
    expect(JSON.parse(jsonLdText([one, two]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [one, two],
    });
  });
});

const path = '/Foundation/silk-touch-01';
const address = `http://localhost:3000${path}`;

/** A product that has a price. */
function priced(...product: Parameters<typeof aProduct>) {
  return { price: 799, ...aProduct(...product) };
}

describe('productLd', () => {
  it('offers the product at its price, with M.R.P. as the strikethrough price', () => {
    expect(productLd({ path }, 'Silk Touch', priced())).toEqual({
      '@type': 'Product',
      '@id': `${address}#product`,
      url: address,
      name: 'Silk Touch',
      description: 'A light base for wheatish skin.',
      image: 'http://localhost:3000/pictures/products/Foundation-1.webp',
      offers: {
        '@type': 'Offer',
        url: address,
        price: 799,
        priceCurrency: 'INR',
        priceSpecification: [
          { '@type': 'UnitPriceSpecification', price: 799, priceCurrency: 'INR' },
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: 999,
            priceCurrency: 'INR',
          },
        ],
      },
    });
  });

  it('has no strikethrough price without an M.R.P. above the price', () => {
    for (const product of [priced({}, 'mrp'), priced({ mrp: 799 })])
      expect(JSON.stringify(productLd({ path }, 'A', product))).not.toContain('priceType');
  });

  it('lists all pictures, the one of its card first', () => {
    const { image } = productLd(
      { path },
      'A',
      priced({ moreImages: ['/side.webp', 'https://pictures.example/close.webp'] }),
    );
    expect(image).toEqual([
      'http://localhost:3000/pictures/products/Foundation-1.webp',
      'http://localhost:3000/side.webp',
      'https://pictures.example/close.webp',
    ]);
  });

  it('marks a sold out product as out of stock, and never claims that one is in stock', () => {
    const availability = 'https://schema.org/OutOfStock';
    const soldOut = productLd({ path }, 'A', priced({ soldOut: true }));
    expect(soldOut).toMatchObject({ offers: { price: 799, availability } });
    expect(JSON.stringify(productLd({ path }, 'A', priced()))).not.toContain('availability');
  });

  it('claims nothing unknown', () => {
    const text = JSON.stringify(productLd({ path }, 'A', { id: 'a', price: 799 }));
    expect(text).not.toMatch(/image|brand|availability|condition|rating|review/i);
  });
});
