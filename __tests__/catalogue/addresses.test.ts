import { categories } from '@/catalogue/categories';
import { categoryPath, paths } from '@/catalogue/addresses';

describe('paths', () => {
  it('are the four routes of the specification that are no category', () => {
    expect(Object.values(paths)).toEqual(['/', '/Visit-shop', '/Reviewpage', '/contact-us']);
  });
});

describe('categoryPath', () => {
  it.each(['Foundation', 'lipe-palate', 'MakezmiaBrand'])('keeps the case of %s', (slug) => {
    expect(categoryPath({ slug })).toBe(`/${slug}`);
  });

  it('gives no category the address of another page', () => {
    const all = [...Object.values(paths), ...categories.map(categoryPath)];
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(43);
  });
});
