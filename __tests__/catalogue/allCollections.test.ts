import { allCollections, findCollection } from '@/catalogue/allCollections';
import { importFresh } from '../helpers/importFresh';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('allCollections', () => {
  it('are the 39 of the specification, each with its page, and the three other ones', () => {
    expect(allCollections.map(({ name, page, kind, limit }) => [name, page, kind, limit])).toEqual([
      ...specifiedCategories.map(([slug, _title, name]) => [name, `/${slug}`, 'product', 45]),
      ['SLIDER-HOME', '/', 'slide', 9],
      ['VISIT-SHOP', '/Visit-shop', 'photo', 45],
      ['VIDEO YOUTUBE', '/Reviewpage', 'video', 9],
    ]);
  });

  it('show as many products as the shop has chosen, and of the others as before', () => {
    const built = process.env.SHOP;
    process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), shelfSize: 300 });
    try {
      const chosen = importFresh<typeof import('@/catalogue/allCollections')>(
        '@/catalogue/allCollections',
      );
      const limits = chosen.allCollections.map(({ limit }) => limit);
      expect(limits).toEqual([...specifiedCategories.map(() => 300), 9, 45, 9]);
    } finally {
      process.env.SHOP = built;
    }
  });
});

describe('findCollection', () => {
  it('finds each collection by name', () => {
    for (const [slug, _title, name] of specifiedCategories) {
      expect(findCollection(name)).toMatchObject({ name, page: `/${slug}` });
    }
  });

  it.each(['', 'foundation', 'MAKEUP', '__proto__', 'constructor'])(
    'finds none named %j',
    (name) => {
      expect(findCollection(name)).toBeUndefined();
    },
  );
});
