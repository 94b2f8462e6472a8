import { categories, findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { readShelf } from '@/data/shelves/readShelf';
import { dictionaries } from '@/messages/dictionaries';
import { productSeo } from '@/seo/productSeo';
import { productTitle } from '@/seo/productTitle';
import { aProduct } from '../helpers/aProduct';

const foundation = findCategory('Foundation');

function seoOf(...product: Parameters<typeof aProduct>) {
  return productSeo(foundation, aProduct(...product), dictionaries.en);
}

describe('productTitle', () => {
  it.each([
    [{}, 'Silk Touch Foundation for ₹799, 20% off'],
    [{ price: 112_999.5 }, 'Silk Touch Foundation for ₹1,12,999.50'],
    [{ price: 450, mrp: 500, off: 50 }, 'Silk Touch Foundation for ₹450, 10% off'],
  ])('of %j has name, price and the true discount', (different, title) => {
    expect(productTitle(foundation, aProduct(different), dictionaries.en)).toBe(title);
  });

  it('leaves out what is unknown', () => {
    const title = (...left: Parameters<typeof aProduct>) =>
      productTitle(foundation, aProduct(...left), dictionaries.en);
    expect(title({}, 'off', 'mrp')).toBe('Silk Touch Foundation for ₹799');
    expect(title({}, 'off', 'mrp', 'price')).toBe('Silk Touch Foundation');
    expect(title({}, 'title', 'off')).toBe('Foundation for ₹799');
  });

  it('cuts the name, never the price', () => {
    const title = productTitle(
      foundation,
      aProduct({ title: 'Everyday Tan Pump Foundation with Gold Collar for College and Office' }),
      dictionaries.en,
    );
    expect(title).toBe('Everyday Tan Pump Foundation with Gold Collar… for ₹799, 20% off');
    expect(title.length).toBeLessThanOrEqual(65);
  });
});

describe('productSeo', () => {
  it('describes the product within the length of a search result', () => {
    const { description } = seoOf();
    expect(description).toBe(
      'A light base for wheatish skin. Rupkatha Beauty, Berhampore. Call or ask on WhatsApp. Home delivery available.',
    );
    expect(seoOf({}, 'title', 'price', 'description').description).toBe(
      'Foundation, Price on request. Rupkatha Beauty, Berhampore. Call or ask on WhatsApp. Home delivery available.',
    );
  });

  it('promises no home delivery of a product that is not delivered', () => {
    expect(seoOf({ noDelivery: true }).description).toMatch(/WhatsApp\.$/);
  });

  it('stays within the lengths and rules of search engines for every demo product', async () => {
    const shelves = categories.map(async (category) =>
      (await readShelf(productCollection(category))).items.map((product) =>
        productSeo(category, product, dictionaries.en),
      ),
    );
    const pages = (await Promise.all(shelves)).flat();
    expect(pages.length).toBeGreaterThan(150);
    const tooLong = pages.filter(
      ({ title, description }) => title.length > 65 || !/^.{70,160}$/u.test(description),
    );
    expect(tooLong).toEqual([]);
    const things = pages.flatMap((page) => page.things ?? []);
    const products = things.filter((thing) => Object(thing)['@type'] === 'Product');
    expect(products.length).toBeGreaterThan(150);
    const offers = { price: expect.any(Number), priceCurrency: 'INR' };
    for (const thing of products) expect(thing).toMatchObject({ name: expect.any(String), offers });
  });

  it('previews its picture, name, price and struck-through M.R.P.', () => {
    expect(seoOf().preview).toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Silk Touch Foundation',
      line: '₹799',
      mrp: { label: 'M.R.P.', amount: '₹999' },
      pictures: ['/pictures/products/Foundation-1.webp'],
      large: true,
    });
  });

  it('previews the shelf’s picture when the product has none, and no M.R.P. without a price', () => {
    expect(seoOf({}, 'image', 'price').preview).toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Silk Touch Foundation',
      line: 'Price on request',
      pictures: ['/pictures/products/Foundation-1.webp'],
      large: true,
    });
  });

  it('previews its further pictures, four in all', () => {
    const pictures = ['/2.webp', '/3.webp', '/4.webp', '/5.webp'];
    expect(seoOf({ moreImages: pictures }).preview.pictures).toEqual([
      '/pictures/products/Foundation-1.webp',
      ...pictures.slice(0, 3),
    ]);
  });

  it('has the price in figures for previews, when there is one', () => {
    expect(seoOf().price).toEqual({ amount: 799, label: 'Price', text: '₹799' });
    expect(seoOf({}, 'price').price).toBeUndefined();
  });

  it.each([
    ['its own brand', { brand: 'Studio' }, 'huda-brand', 'Studio'],
    ['the brand of its shelf', {}, 'huda-brand', 'Huda Beauty'],
  ])('names %s, the same in every language', (_which, product, slug, name) => {
    for (const dictionary of Object.values(dictionaries)) {
      const { things } = productSeo(findCategory(slug), aProduct(product), dictionary);
      expect(things[0]).toMatchObject({ brand: { '@type': 'Brand', name } });
    }
    expect(JSON.stringify(seoOf().things)).not.toContain('Brand');
  });

  it('has a Product, a breadcrumb of three steps and the page with its language', () => {
    expect(seoOf().things).toMatchObject([
      { '@type': 'Product', name: 'Silk Touch Foundation' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Foundation', item: 'http://localhost:3000/Foundation' },
          { name: 'Silk Touch Foundation' },
        ],
      },
      { '@type': 'WebPage', inLanguage: 'en-IN' },
    ]);
  });
});
