import type { CategoryGroup } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { categoriesOf, findCategory } from '@/catalogue/findCategory';

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

const groups: CategoryGroup[] = ['makeup', 'hair', 'brand'];

describe('categoriesOf', () => {
  it.each<[group: CategoryGroup, first: string, last: string]>([
    ['makeup', 'Foundation', 'Eye-kajol'],
    ['hair', 'Hair-Machine', 'Eyedummy'],
    ['brand', 'huda-brand', 'carnival-brand'],
  ])('gives the group %s, from %s to %s', (group, first, last) => {
    const slugs = categoriesOf(group).map(({ slug }) => slug);
    expect([slugs[0], slugs.at(-1)]).toEqual([first, last]);
  });

  it('put every category into a group', () => {
    expect(groups.flatMap(categoriesOf)).toEqual(categories);
  });
});
