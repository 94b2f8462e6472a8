import { categoriesOf, findCategory, isBrand } from '@/catalogue/addresses/findCategory';
import { categories, groups } from '@/catalogue/categories';

describe('findCategory', () => {
  it('finds each category by its slug', () => {
    expect(categories.map(({ slug }) => findCategory(slug))).toEqual(categories);
  });

  it.each(['', 'foundation', '/Foundation', 'Moistrizer', '__proto__', 'undefined'])(
    'throws for "%s" with the slug in the message',
    (slug) => {
      expect(() => findCategory(slug)).toThrow(`No category has the slug ${slug}`);
    },
  );
});

describe('categoriesOf', () => {
  it.each<[slug: string, first: string, last: string]>([
    ['makeup', 'Foundation', 'Eye-kajol'],
    ['hair', 'Hair-Machine', 'Eyedummy'],
    ['brands', 'huda-brand', 'carnival-brand'],
  ])('gives the group %s, from %s to %s', (slug, first, last) => {
    const slugs = categoriesOf({ slug }).map(({ slug }) => slug);
    expect([slugs[0], slugs.at(-1)]).toEqual([first, last]);
  });

  it('put every category into a group', () => {
    expect(groups.flatMap(categoriesOf)).toEqual(categories);
  });
});

describe('isBrand', () => {
  it('is true of the shelves of a group of brands, and of no other', () => {
    const brands = categories.filter(isBrand).map(({ slug }) => slug);
    expect(brands).toEqual(['huda-brand', 'MakezmiaBrand', 'ikonic-brand', 'carnival-brand']);
  });
});
