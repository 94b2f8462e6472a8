import { sitemapIndex } from '@/answers/files/sitemapIndex';

describe('sitemapIndex', () => {
  it('lists the sitemap of the fixed pages and of each group of shelves', () => {
    const addresses = Array.from(sitemapIndex().matchAll(/<loc>([^<]*)<\/loc>/g), ([, one]) => one);
    expect(addresses).toEqual(
      ['pages', 'makeup', 'hair', 'brand'].map(
        (part) => `http://localhost:3000/sitemap/${part}.xml`,
      ),
    );
  });
});
