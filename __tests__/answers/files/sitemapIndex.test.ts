import { sitemapIndex } from '@/answers/files/sitemapIndex';
import { categories } from '@/catalogue/categories';

describe('sitemapIndex', () => {
  it('lists the sitemap of the fixed pages and of each shelf', () => {
    const addresses = Array.from(sitemapIndex().matchAll(/<loc>([^<]*)<\/loc>/g), ([, one]) => one);
    expect(addresses).toEqual(
      ['pages', ...categories.map(({ slug }) => slug)].map(
        (part) => `http://localhost:3000/sitemap/${part}.xml`,
      ),
    );
  });
});
