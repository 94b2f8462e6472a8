import { productPath } from '@/catalogue/addresses/addresses';
import { categories } from '@/catalogue/categories';
import { truePercent } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { bestOffers, briefOffers } from '@/catalogue/offers/bestOffers';
import { allOffers } from '@/catalogue/offers/offerLists';
import { anyShelf } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

type ProductsBySlug = Parameters<typeof bestOffers>[0];

const [first, second, third] = ['Foundation', 'Wax-stick', 'huda-brand'] as const;

/** A product at ₹100 to ₹1,000 whose true discount is `off`. */
function cut(id: string, off: number, changes: Partial<Product> = {}): Product {
  return { id, mrp: 1000, off, price: 10 * (100 - off), ...changes };
}

function idsOf(shelves: ProductsBySlug, most = 30): string[] | undefined {
  return bestOffers(shelves, most)?.offers.map(({ id }) => id);
}

describe('bestOffers', () => {
  it.each<[what: string, shelves: ProductsBySlug, ids: string[]]>([
    [
      'the highest discount first, whatever its shelf',
      [
        [first, [cut('a', 10), cut('b', 30)]],
        [second, [cut('c', 20), cut('d', 40)]],
      ],
      ['d', 'b', 'c', 'a'],
    ],
    [
      'equal discounts in the order of the shelves',
      [
        [first, [cut('z', 20), cut('a', 20)]],
        [second, [cut('m', 20)]],
      ],
      ['z', 'a', 'm'],
    ],
    ['no product without a discount', [[first, [cut('a', 10), { id: 'b', price: 100 }]]], ['a']],
    [
      'no sold-out product',
      [[first, [cut('a', 10), { id: 'b', price: 500, soldOut: true }]]],
      ['a'],
    ],
    [
      'the discount from the M.R.P. where none is stated',
      [[first, [cut('a', 20), { id: 'b', mrp: 1000, price: 500 }]]],
      ['b', 'a'],
    ],
    [
      'a product on two shelves once',
      [
        [first, [cut('a', 20, { title: 'Silk', image: '/s.webp' })]],
        [third, [cut('b', 20, { title: 'SILK', image: '/s.webp' }), cut('c', 10)]],
      ],
      ['a', 'c'],
    ],
    [
      'products without a title or a picture each, alike as they are',
      [[first, [cut('a', 20, { image: '/s.webp' }), cut('b', 20, { image: '/s.webp' })]]],
      ['a', 'b'],
    ],
  ])('has %s', (_what, shelves, ids) => {
    expect(bestOffers(shelves, 30)?.kind).toBe('discounts');
    expect(idsOf(shelves)).toEqual(ids);
  });

  it('names the shelf of each', () => {
    const shelves = [[second, [cut('a', 10)]]] as const;
    expect(bestOffers(shelves, 30)?.offers).toEqual([{ ...cut('a', 10), slug: second }]);
  });

  it('has the goods below ₹300, the cheapest first, where nothing has a discount', () => {
    const shelves: ProductsBySlug = [
      [
        first,
        [
          { id: 'dear', price: 300 },
          { id: 'b', price: 299 },
          { id: 'c', price: 40 },
          { id: 'asked', title: 'No price' },
        ],
      ],
      [
        second,
        [
          { id: 'd', price: 150 },
          { id: 'gone', price: 90, soldOut: true },
        ],
      ],
    ];
    expect(bestOffers(shelves, 30)?.kind).toBe('lowPrices');
    expect(idsOf(shelves)).toEqual(['c', 'd', 'b']);
  });

  it.each<[what: string, shelves: ProductsBySlug]>([
    ['empty shelves', [[first, []]]],
    ['nothing below ₹300', [[first, [{ id: 'a', price: 300 }]]]],
  ])('is nothing with %s', (_what, shelves) => {
    expect(bestOffers(shelves, 30)).toBeUndefined();
  });
});

const anyShelves = fc
  .array(anyShelf, { maxLength: 9 })
  .map(
    (shelves): ProductsBySlug =>
      shelves.map((products, index) => [categories[index]?.slug ?? first, products]),
  );

describe('the offers of any shop', () => {
  it('are all discounted, or all below ₹300 because nothing is; at most as many as wanted', () => {
    fc.assert(
      fc.property(anyShelves, fc.integer({ min: 1, max: 50 }), (shelves, most) => {
        const { kind, offers } = bestOffers(shelves, most) ?? { kind: 'nothing', offers: [] };
        const reduced = ({ price = 0, mrp = 0, off }: Product) => off || mrp >= price / 0.99;
        if (kind === 'discounts') expect(offers.every(reduced)).toBe(true);
        if (kind === 'lowPrices') expect(offers.every(({ price = 300 }) => price < 300)).toBe(true);
        expect(offers.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leave out none with a higher discount than one that is shown', () => {
    fc.assert(
      fc.property(anyShelves, fc.integer({ min: 1, max: 30 }), (shelves, most) => {
        const all = bestOffers(shelves, 405)?.offers ?? [];
        expect(bestOffers(shelves, most)?.offers ?? []).toEqual(all.slice(0, most));
        const percents = all.map((offer) => offer.off ?? truePercent(offer) ?? 0);
        expect(percents).toEqual([...percents].sort((a, b) => b - a));
      }),
    );
  });
});

describe('briefOffers', () => {
  it('has the best offer of each of five shelves of the page of offers, in its order', () => {
    fc.assert(
      fc.property(anyShelves, (shelves) => {
        const offers = bestOffers(shelves, allOffers.most);
        const row = offers ? briefOffers(offers).offers : [];
        const listed = offers?.offers ?? [];
        const slugs = [...new Set(listed.map(({ slug }) => slug))].slice(0, 5);
        const firsts = slugs.flatMap((slug) => listed.find((offer) => offer.slug === slug) ?? []);
        expect(row.map(({ path }) => path)).toEqual(firsts.map((one) => productPath(one, one)));
      }),
    );
  });
});
