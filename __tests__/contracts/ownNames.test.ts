import { FIXED_PAGES } from '@/answers/files/sitemapPartNames';
import type { CategorySlug } from '@/catalogue/Category';
import { previewName } from '@/data/pages/previewAddress';
import { isSlug } from '@/data/registry/slugs';
import { footerShelves } from '@/layout/header/MenuButton';
import { importFresh } from '../helpers/importFresh';
import { withRows } from '../helpers/withRows';

/** Shelves of the demo under slugs that are also names of the site's own, though no addresses of its pages. */
const renamed: Readonly<Record<CategorySlug, CategorySlug>> = {
  Foundation: 'home',
  Toner: 'pages',
  Primer: 'sale',
  blush: 'videos',
};
const silk = 'silk-touch-honey-foundation-01_silk_touch_honey';

beforeEach(() =>
  withRows((category) => ({ ...category, slug: renamed[category.slug] ?? category.slug })),
);

describe('names of ours beside slugs', () => {
  it.each([FIXED_PAGES, previewName('/'), footerShelves])('%s can be no slug', (name) => {
    expect(isSlug(name)).toBe(false);
  });
});

describe('a shelf with a slug that is also a name of ours', () => {
  it('has a preview of its own', async () => {
    const { currentCard } = importFresh<typeof import('@/answers/preview/currentCard')>(
      '@/answers/preview/currentCard',
    );
    await expect(currentCard('home')).resolves.toMatchObject({ title: 'home' });
    await expect(currentCard('_home')).resolves.toMatchObject({ title: 'Rupkatha Beauty' });
  });

  it('has a part of the sitemap, and leaves that of the fixed pages', async () => {
    const { sitemapPartNames } = importFresh<typeof import('@/answers/files/sitemapPartNames')>(
      '@/answers/files/sitemapPartNames',
    );
    const { sitemapPartXml } = importFresh<typeof import('@/answers/files/sitemapPartXml')>(
      '@/answers/files/sitemapPartXml',
    );
    expect(new Set(sitemapPartNames).size).toBe(sitemapPartNames.length);
    await expect(sitemapPartXml('pages')).resolves.toContain('<loc>http://localhost:3000/pages<');
    await expect(sitemapPartXml('_pages')).resolves.toContain('/contact-us<');
  });

  it.each([
    ['/HOME', '/home'],
    ['/bn/Sale?a=b', '/bn/sale?a=b'],
    [`/home/an-older-name-01_silk_touch_honey`, `/home/${silk}`],
    [`/Home/an-older-name-01_silk_touch_honey`, `/home/${silk}`],
  ])('is what %s leads to, not the page with that alias', async (url, redirect) => {
    const { resolveProduct } = importFresh<typeof import('@/answers/notFound/resolveProduct')>(
      '@/answers/notFound/resolveProduct',
    );
    await expect(resolveProduct(url)).resolves.toEqual({ redirect });
  });

  it('has its name in the spreadsheet to itself', () => {
    const { findShelf, shelfNameOf } = importFresh<typeof import('../../scripts/sheet/shelfNames')>(
      '../../scripts/sheet/shelfNames',
    );
    expect(findShelf('Videos')?.kind).toBe('product');
    expect(findShelf(shelfNameOf('VIDEO YOUTUBE'))?.kind).toBe('video');
  });
});
