import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { bestOffers, firstOffers } from '@/catalogue/offers/bestOffers';
import { allOffers } from '@/catalogue/offers/offerLists';
import { popular } from '@/catalogue/registry';
import { anyShelf } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

type Shelves = Parameters<typeof bestOffers>[0];

function cut(id: string, off: number, mrp = 1000): Product {
  return { id, mrp, off, price: (mrp * (100 - off)) / 100 };
}

/** The ids of home's row in a shop with these shelves. */
function rowOf(shelves: Shelves): string[] {
  const offers = bestOffers(shelves, allOffers.most)?.offers ?? [];
  return firstOffers(offers).map(({ id }) => id);
}

/** Three goods a shelf, each better than any other in this file: more than the page of offers shows. */
const crowd = categories
  .filter(({ slug }) => !popular.includes(slug))
  .map(({ slug }) => [slug, [90, 89, 88].map((off) => cut(`${slug}-${off}`, off))] as const);

describe('firstOffers', () => {
  it.each<[what: string, shelves: Shelves, ids: string[]]>([
    [
      'the shelves in the order of the owner, not by their discounts',
      [
        ['Toner', [cut('toner', 70)]],
        ['lipe-palate', [cut('lip', 30)]],
        ['Foundation', [cut('base', 10)]],
        ['Eyeshadow', [cut('eye', 20)]],
      ],
      ['base', 'eye', 'lip', 'toner'],
    ],
    [
      'the shelves that people come for, also when thirty offers of others are better',
      [
        ...crowd,
        ['Foundation', [cut('base', 10)]],
        ['Eyeshadow', [cut('eye', 9)]],
        ['lipe-palate', [cut('lip', 8)]],
        ['Hair-Machine', [cut('dryer', 7)]],
        ['Eye-kajol', [cut('kajol', 6)]],
      ],
      ['base', 'eye', 'lip', 'dryer', 'kajol'],
    ],
  ])('has %s', (_what, shelves, ids) => {
    const registered = categories.flatMap(({ slug }) =>
      shelves.filter(([shelf]) => shelf === slug),
    );
    expect(rowOf(registered)).toEqual(ids);
  });
});

const anyShop = fc
  .array(anyShelf, { maxLength: categories.length })
  .map(
    (shelves): Shelves =>
      categories.slice(0, shelves.length).map(({ slug }, n) => [slug, shelves[n] ?? []]),
  );

const accessories = categories.filter(({ isAccessory }) => isAccessory).map(({ slug }) => slug);

describe('the row of any shop', () => {
  it('has at most five offers of different shelves, one of accessories, each the best of its shelf, all on /offers', () => {
    fc.assert(
      fc.property(anyShop, (shelves) => {
        const all = bestOffers(shelves, 2_000)?.offers ?? [];
        const listed = bestOffers(shelves, allOffers.most)?.offers ?? [];
        const row = firstOffers(listed);
        const slugs = row.map(({ slug }) => slug);
        expect(row).toEqual(firstOffers(all));
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => accessories.includes(slug)).length).toBeLessThanOrEqual(1);
        const shelvesOfOffers = new Set(all.map(({ slug }) => slug));
        const kinds = [...shelvesOfOffers].filter((slug) => !accessories.includes(slug));
        expect(row.length).toBeGreaterThanOrEqual(Math.min(5, kinds.length));
        expect(row.length).toBeLessThanOrEqual(5);
        for (const offer of row) {
          expect(listed).toContain(offer);
          expect(all.find(({ slug }) => slug === offer.slug)).toEqual(offer);
        }
      }),
    );
  });
});
