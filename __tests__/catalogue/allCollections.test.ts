import { allCollections, findCollection } from '@/catalogue/allCollections';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('allCollections', () => {
  it('are the 39 of the specification, each with its page, and the four other ones', () => {
    expect(allCollections.map(({ name, page, kind, limit }) => [name, page, kind, limit])).toEqual([
      ...specifiedCategories.map(([slug, _title, name]) => [name, `/${slug}`, 'product', 45]),
      ['SLIDER-HOME', '/', 'slide', 9],
      ['VISIT-SHOP', '/Visit-shop', 'photo', 45],
      ['VIDEO YOUTUBE', '/Reviewpage', 'video', 9],
      ['SHOP', '/contact-us', 'notice', 1],
    ]);
  });
});

describe('findCollection', () => {
  it.each(['', 'foundation', 'MAKEUP', '__proto__', 'constructor'])(
    'finds none named %j',
    (name) => {
      expect(findCollection(name)).toBeUndefined();
    },
  );
});
