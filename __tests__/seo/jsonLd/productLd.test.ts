import { productLd } from '@/seo/jsonLd/productLd';
import { aProduct } from '../../helpers/aProduct';

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
