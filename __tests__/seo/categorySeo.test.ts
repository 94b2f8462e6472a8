import { categories, findCategory } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { dictionaries } from '@/messages/dictionaries';
import { categorySeo } from '@/seo/categorySeo';
import { shelfPriceLine } from '@/seo/categoryTitle';
import type { PageSeo } from '@/seo/PageSeo';
import { aProduct } from '../helpers/aProduct';

const foundation = findCategory('Foundation');

function seoOf(products: readonly Product[], category = foundation): PageSeo {
  return categorySeo(category, products, dictionaries.en);
}

describe('categorySeo', () => {
  it('tells 39 empty shelves apart, within the lengths that search engines show', () => {
    const pages = categories.map((category) => seoOf([], category));
    for (const text of ['title', 'description', 'path'] as const) {
      expect(new Set(pages.map((page) => page[text])).size).toBe(39);
    }
    for (const { title, description } of pages) {
      expect(title).toMatch(/^(?=.*Berhampore).{15,65}$/u);
      expect(description).toMatch(/^(?!.*(undefined|NaN|\s{2})).{70,160}$/u);
    }
  });

  it("has no figures for an empty shelf, and shows the category's picture", () => {
    const { title, description, preview } = seoOf([]);
    expect(`${title} ${description} ${preview.line}`).not.toMatch(/[₹%\d]/);
    expect(preview).toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Foundation',
      line: '',
      pictures: ['/pictures/products/Foundation-1.webp'],
    });
  });

  it.each<[what: string, product: Product, line: string]>([
    ['price and discount', aProduct({ price: 1375, off: 25 }, 'mrp'), 'from ₹1,375, up to 25% off'],
    ['a price alone', aProduct({ price: 375 }, 'off'), 'from ₹375'],
    ['a discount beside no price', aProduct({ off: 25 }, 'price'), ''],
    ['neither', aProduct({}, 'price', 'off'), ''],
  ])('shows only what it knows on a shelf with %s', (_what, product, line) => {
    const { title, description, preview } = seoOf([product]);
    expect(title).toBe(`Foundation in Berhampore ${line}`.trim());
    expect(description).toBe(seoOf([]).description);
    expect(preview.line).toBe(line);
  });

  it('lists its products and its breadcrumb as structured data', () => {
    expect(seoOf([aProduct()]).things).toMatchObject([
      { mainEntity: { itemListElement: [{ url: expect.stringContaining('/Foundation/silk-') }] } },
      { itemListElement: [{ name: 'Home' }, { name: 'Foundation' }] },
    ]);
  });

  it('shows the first four existing pictures', () => {
    const images = ['/1.webp', '/2.webp', '/3.webp', '/4.webp', '/5.webp'];
    const products = [aProduct({}, 'image'), ...images.map((image) => aProduct({ image }))];
    expect(seoOf(products).preview.pictures).toEqual(images.slice(0, 4));
  });

  it('uses the name on the home page when it differs, and the exact path', () => {
    const { title, path } = seoOf([], findCategory('huda-brand'));
    expect(title).not.toMatch(/Brand/);
    expect(title).toMatch(/^Huda/);
    expect(path).toBe('/huda-brand');
  });
});

describe('shelfPriceLine', () => {
  it('shows the lowest price and the best discount, even of different products', () => {
    const products = [
      aProduct({ mrp: 1200, price: 900, off: 25 }),
      aProduct({ mrp: 395, price: 375, off: 5 }),
      aProduct({ price: 1200, off: 10 }, 'mrp'),
    ];
    expect(shelfPriceLine(products, dictionaries.en)).toBe('from ₹375, up to 25% off');
  });
});
