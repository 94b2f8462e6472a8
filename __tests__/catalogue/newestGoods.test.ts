import { categories, findCategory } from '@/catalogue/categories';
import { newestGoods } from '@/catalogue/newestGoods';

const product = (id: string, more: object = {}) => ({ id, price: 100, ...more });

describe('newestGoods', () => {
  it('are the last two ids of each group that are for sale, whatever their shelf', () => {
    const shelves = new Map([
      ['lens', [product('01-rose'), product('n0003'), product('n0009', { soldOut: true })]],
      ['Foundation', [product('n0004'), { id: 'n0008' }, product('zz')]],
      ['Wax-stick', [product('n0001')]],
    ]);
    const found = newestGoods(
      categories.map((category) => [category, shelves.get(category.slug) ?? []]),
    );
    expect(found.map(({ category, product: { id } }) => [category.slug, id])).toEqual([
      ['Foundation', 'zz'],
      ['Foundation', 'n0004'],
      ['Wax-stick', 'n0001'],
    ]);
    expect(findCategory('lens').group).toBe(findCategory('Foundation').group);
    expect(findCategory('lens').group).not.toBe(findCategory('Wax-stick').group);
  });

  it('are none of an empty shop', () => {
    expect(newestGoods(categories.map((category) => [category, []]))).toEqual([]);
  });
});
