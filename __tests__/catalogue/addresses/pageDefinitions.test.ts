import { categoryPath } from '@/catalogue/addresses/addresses';
import { allDefinitions } from '@/catalogue/addresses/allDefinitions';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categories } from '@/catalogue/categories';

describe('pageDefinitions', () => {
  it('have the four routes of the specification that are not categories', () => {
    const { home, visitShop, reviews, contact } = pageDefinitions;
    expect([home, visitShop, reviews, contact].map(({ path }) => path)).toEqual([
      '/',
      '/Visit-shop',
      '/Reviewpage',
      '/contact-us',
    ]);
  });

  it('share no address with each other or with a category, even ignoring case', () => {
    const all = [...allDefinitions.map(({ path }) => path), ...categories.map(categoryPath)];
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(all.length);
  });
});
