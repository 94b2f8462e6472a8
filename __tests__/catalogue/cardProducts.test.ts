import { cardProducts } from '@/catalogue/cardProducts';
import { aProduct } from '../helpers/aProduct';

/** The lines of cards whose products have these titles and descriptions. */
function linesOf(...texts: [title: string, description: string][]) {
  const products = texts.map(([title, description]) => aProduct({ title, description }));
  return cardProducts(products).map(({ line }) => line);
}

describe('cardProducts', () => {
  it.each([
    ['Curl', 'Mousse in a can. Press it into wet curls.', 'Mousse in a can'],
    ['Champagne', 'Shimmering champagne powder', 'Shimmering champagne powder'],
    ['Hair powder', 'Dark brown, soft. Pat it on.', 'Dark brown, soft'],
    ['Sponges', 'A set of three: one for the base', 'A set of three'],
    ['কার্ল মুস', 'গোলাপি ক্যানে কার্ল মুস। আঙুলে চেপে লাগান।', 'গোলাপি ক্যানে কার্ল মুস'],
    ['Rose Kajal Pencil', 'A kajal pencil in rose.', undefined],
    ['Rose', '', undefined],
  ])('says of %s, "%s", in one line: %s', (title, description, line) => {
    expect(linesOf([title, description])).toEqual([line]);
  });

  it('leaves out a line that stands on two cards', () => {
    expect(
      linesOf(
        ['Chestnut', 'Mannequin head with waves'],
        ['Black', 'Mannequin head with curls'],
        ['Honey', 'A practice head in blonde'],
      ),
    ).toEqual([undefined, undefined, 'A practice head']);
  });

  it("has nothing that only a product's page shows, and the picture that a mouse sees", () => {
    const { description: _, ...shown } = aProduct({ brand: 'Huda', line: 'A light base' });
    const whole = {
      ...aProduct({ brand: 'Huda' }),
      ...{
        use: 'Dab.',
        inside: 'Iron oxides',
        best: '11/2027',
        moreImages: ['/b.webp', '/c.webp'],
      },
    };
    expect(cardProducts([whole])).toEqual([{ ...shown, moreImages: ['/b.webp'] }]);
  });
});
