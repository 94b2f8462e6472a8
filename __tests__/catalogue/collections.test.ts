import { categories } from '@/catalogue/categories';
import { collections, findCollection, productsOf } from '@/catalogue/collections';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('collections', () => {
  it('are the 39 of the categories, each for its page, and the three of the home page', () => {
    expect(collections.map(({ name, page, kind, limit }) => [name, page, kind, limit])).toEqual([
      ...categories.map(({ slug, collection }) => [collection, `/${slug}`, 'product', 45]),
      ['SLIDER-HOME', '/', 'slide', 9],
      ['VISIT-SHOP', '/Visit-shop', 'photo', 45],
      ['VIDEO YOUTUBE', '/Reviewpage', 'video', 9],
    ]);
  });

  it('names none twice', () => {
    expect(new Set(collections.map(({ name }) => name)).size).toBe(42);
  });

  it.each(specifiedCategories)('of %s is the one of the specification', (slug, _title, name) => {
    expect(findCollection(name)).toMatchObject({ page: `/${slug}`, kind: 'product' });
  });

  it.each(['', 'foundation', 'MAKEUP', '__proto__', 'constructor'])('has none named %j', (name) => {
    expect(findCollection(name)).toBeUndefined();
  });
});

describe('productsOf', () => {
  it.each(categories)('is the row of the table for $slug', (category) => {
    expect(collections).toContainEqual(productsOf(category));
  });
});
