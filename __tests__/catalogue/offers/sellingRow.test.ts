import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import type { Ranked } from '@/catalogue/offers/Ranked';
import { sellingRow } from '@/catalogue/offers/sellingRow';
import { popularShelves } from '@/catalogue/popularShelves';
import fc from '../../helpers/fastCheck';

const ranked = (slug: string, price: number, mrp: number, more: Partial<Product> = {}): Ranked => ({
  slug,
  product: { id: `${slug} ${price}`, price, mrp, ...more },
  rank: -Math.floor(((mrp - price) * 100) / mrp),
});

const slugsOf = (row: readonly Ranked[]) => row.map(({ slug }) => slug);
const idsOf = (row: readonly Ranked[]) => row.map(({ product }) => product.id);

describe('sellingRow', () => {
  it.each<[what: string, offered: Ranked[], ids: string[]]>([
    [
      'the shelves in the order of the first ones of home, not of their percentage',
      [ranked('Hair-Machine', 100, 1000), ranked('Foundation', 900, 1000)],
      ['Foundation 900', 'Hair-Machine 100'],
    ],
    [
      'of a shelf what saves most rupees',
      [ranked('Foundation', 10, 100), ranked('Foundation', 700, 1000)],
      ['Foundation 700'],
    ],
    [
      'a shelf of no menu after those of the menus, and one such shelf only',
      [
        ranked('Brush-cleaner', 10, 100),
        ranked('Spray-applicator', 10, 200),
        ranked('Wax-stick', 10, 100),
        ranked('Primer', 90, 100),
      ],
      ['Primer 90', 'Spray-applicator 10'],
    ],
    [
      'a product that stands on two shelves once',
      [
        ranked('Foundation', 100, 200, { title: 'Silk', image: '/s.webp' }),
        ranked('Eyeshadow', 100, 200, { title: 'SILK', image: '/s.webp' }),
        ranked('Eyeshadow', 190, 200),
      ],
      ['Foundation 100', 'Eyeshadow 190'],
    ],
    ['nothing of no offers', [], []],
  ])('has %s', (_what, offered, ids) => {
    expect(idsOf(sellingRow(offered))).toEqual(ids);
  });

  it('has five different shelves, none twice, those people come for first, whatever the offers', () => {
    const anyOffer = fc
      .record({
        slug: fc.constantFrom(...categories.map(({ slug }) => slug)),
        price: fc.integer({ min: 1, max: 500 }),
        more: fc.integer({ min: 1, max: 500 }),
      })
      .map(({ slug, price, more }) => ranked(slug, price, price + more));
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 60 }), (offered) => {
        const slugs = slugsOf(sellingRow(offered));
        expect(new Set(slugs).size).toBe(slugs.length);
        const come = popularShelves.filter((shelf) => slugsOf(offered).includes(shelf.slug));
        const first = come.slice(0, 5).map(({ slug }) => slug);
        expect(slugs.slice(0, first.length)).toEqual(first);
        expect(slugs.length).toBeLessThanOrEqual(5);
        const accessories = categories.filter(
          ({ slug, menuPlace, homePlace }) =>
            slugs.includes(slug) && menuPlace === undefined && homePlace === undefined,
        );
        expect(accessories.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
