import { cardProducts } from '@/catalogue/cardProducts';
import { aProduct } from '../helpers/aProduct';

describe('cardProducts', () => {
  it('has the whole description if two lines hold it, otherwise its beginning', () => {
    const short = 'Mousse in a can. Press it into wet curls.';
    const long = `${'Soft tissue masks, '.repeat(8)}folded in a box.`;
    const [first, second] = cardProducts([
      aProduct({ description: short }),
      aProduct({ description: long }),
    ]);
    expect(first?.description).toBe(short);
    expect(second?.description).toMatch(/^(?:Soft tissue masks, ){3}Soft…$/);
  });

  it('says it of every product, also where two have the same', () => {
    const products = ['a', 'b'].map((id) => aProduct({ id, description: 'A practice head' }));
    expect(cardProducts(products).map(({ description }) => description)).toEqual([
      'A practice head',
      'A practice head',
    ]);
  });

  it("has nothing that only a product's page shows, and the picture that a mouse sees", () => {
    const shown = aProduct({ brand: 'Huda' });
    const whole = {
      ...shown,
      use: 'Dab.',
      inside: 'Iron oxides',
      best: '11/2027',
      moreImages: ['/b.webp', '/c.webp'],
    };
    expect(cardProducts([whole])).toEqual([{ ...shown, moreImages: ['/b.webp'] }]);
  });
});
