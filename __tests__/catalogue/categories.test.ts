import { categories } from '@/catalogue/categories';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('categories', () => {
  it('match the 39 pages of the specification in order, spelling and case', () => {
    expect(categories.map(({ slug, collection }) => [slug, collection])).toEqual(
      specifiedCategories.map(([slug, _title, collection]) => [slug, collection]),
    );
    expect(categories).toHaveLength(39);
  });

  it('are 19 of makeup, then 16 of hair, then 4 brands', () => {
    expect(categories.map(({ group }) => group)).toEqual([
      ...Array(19).fill('makeup'),
      ...Array(16).fill('hair'),
      ...Array(4).fill('brands'),
    ]);
  });

  it.each(['slug', 'collection'] as const)('have no %s twice', (field) => {
    expect(new Set(categories.map((category) => category[field])).size).toBe(39);
  });

  it('have slugs that differ by more than case, so that every other case has one right address', () => {
    expect(new Set(categories.map(({ slug }) => slug.toLowerCase())).size).toBe(39);
  });

  it('have slugs that need no encoding in an address', () => {
    const slugs = categories.map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[A-Za-z][A-Za-z-]*$/.test(slug))).toEqual([]);
  });
});
