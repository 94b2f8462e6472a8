import { categoryPath } from '@/catalogue/addresses/addresses';
import { fixedPages } from '@/catalogue/addresses/fixedPages';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { categories } from '@/catalogue/categories';

describe('sitePages', () => {
  it('have the four routes of the specification that are not categories', () => {
    const { home, visitShop, reviews, contact } = sitePages;
    expect([home, visitShop, reviews, contact].map(({ path }) => path)).toEqual([
      '/',
      '/Visit-shop',
      '/Reviewpage',
      '/contact-us',
    ]);
  });

  it('share no address with each other or with a category, even ignoring case', () => {
    const all = [...fixedPages.map(({ path }) => path), ...categories.map(categoryPath)];
    expect(new Set(all.map((path) => path.toLowerCase())).size).toBe(all.length);
  });
});
