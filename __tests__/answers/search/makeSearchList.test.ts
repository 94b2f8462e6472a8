import { gzipSync } from 'node:zlib';
import { makeSearchList } from '@/answers/search/makeSearchList';
import { categories } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { unpackProducts } from '@/search/SearchList';
import { aProduct } from '../../helpers/aProduct';
import fc from '../../helpers/fastCheck';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';

const shelfOf = (...items: Product[]) => ({ readAt: 0, items });

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));

/** Titles as shops type them, and ids as Firestore makes them. */
const anyFullProduct = fc
  .record({
    id: fc.stringMatching(/^[A-Za-z0-9]{20}$/),
    mrp: fc.integer({ min: 5, max: 200 }).map((tens) => 10 * tens - 1),
    off: fc.integer({ min: 1, max: 10 }).map((fives) => 5 * fives),
    words: fc.tuple(
      oneOf(
        'Lakme Maybelline Sugar Nykaa Faces Revlon Insight Swiss Blue Renee Mars Plum Himalaya',
      ),
      oneOf('Matte Glow Velvet Silk Ultra Hydra Infinity Radiance Studio Bridal Royal Prime Aloe'),
      oneOf('Cream Liquid Stick Powder Kit Spray Palette Set Duo Pencil Mist Gel'),
      oneOf('Ivory Honey Beige Rose Cocoa Copper Coral Nude Mauve Almond Wine Teal লাল গোলাপি कत्थई'),
      oneOf('5 10 15 20 25 30 50 75 100 150 200').map((amount) => `${amount} ml`),
    ),
  })
  .map(({ words, ...product }) => ({ ...product, title: words.join(' ') }));

/** A full shop: 39 shelves of 45 products each. The same on every call. */
function aFullCatalogue() {
  const products = fc.sample(anyFullProduct, 45 * categories.length);
  return new Map(
    categories.map(({ slug }, n) => [slug, shelfOf(...products.slice(45 * n, 45 * (n + 1)))]),
  );
}

describe('makeSearchList', () => {
  it('has the fields that search shows, by shelf in the order of the registry', () => {
    const whole = new Map([
      ['Primer', shelfOf(aProduct({ id: 'p', soldOut: true }, 'title', 'price', 'off'))],
      ['Foundation', shelfOf(aProduct(), aProduct({ id: '01-silk-tone', title: 'Silk Tone' }))],
      ['Toner', shelfOf()],
    ]);
    const list = makeSearchList(whole);
    expect(jsonRoundTrip(list)).toEqual(list);
    expect(unpackProducts(list)).toEqual([
      {
        slug: 'Foundation',
        id: '01_silk_tou',
        title: 'Silk Touch Foundation',
        price: 799,
        off: 20,
      },
      { slug: 'Foundation', id: '01_silk_ton', title: 'Silk Tone', price: 799, off: 20 },
      { slug: 'Primer', id: 'p', soldOut: true },
    ]);
  });

  it('has titles in other languages in columns of their own, and none where no product has one', () => {
    const rose = { id: 'rose', title: 'Rose', translations: { bn: { title: 'গোলাপ' } } };
    const plain = { id: 'plain', title: 'Plain', translations: { hi: { description: 'सादा' } } };
    const whole = new Map([
      ['Primer', shelfOf(plain, rose)],
      ['Toner', shelfOf(plain)],
    ]);
    const [primer, toner] = makeSearchList(whole);
    expect(primer?.translated).toEqual({ bn: ['', 'গোলাপ'] });
    expect(toner).not.toHaveProperty('translated');
  });

  it('has what else products are found by, each text once', () => {
    const honey = {
      id: 'honey',
      brand: 'Rupkatha',
      shades: [{ name: 'Honey' }, { name: 'Wheat' }],
    };
    const wheat = {
      ...{ id: 'wheat', brand: 'Rupkatha', inside: 'A puff', size: { text: '30 ml' } },
      translations: { bn: { shades: [{ name: 'গম' }], inside: 'পাফ' } },
    };
    const [shelf] = makeSearchList(new Map([['Primer', shelfOf(honey, { id: 'x' }, wheat)]]));
    expect(shelf).toMatchObject({
      traits: ['Rupkatha', 'Honey', 'Wheat', '30 ml', 'A puff', 'গম', 'পাফ'],
      traitIndexes: [[0, 1, 2], [], [0, 3, 4, 5, 6]],
    });
    expect(unpackProducts(shelf ? [shelf] : []).map(({ traits = [] }) => traits.length)).toEqual([
      3, 0, 5,
    ]);
  });

  it('grows by at most 14 KB gzipped with a brand, a size and four shades for each of them', () => {
    const plain = aFullCatalogue();
    const rich = new Map(
      Array.from(plain, ([slug, shelf]) => [
        slug,
        { ...shelf, items: shelf.items.map(withTraits) },
      ]),
    );
    const sizeOf = (whole: typeof plain) => gzipSync(JSON.stringify(makeSearchList(whole))).length;
    expect(sizeOf(rich) - sizeOf(plain)).toBeLessThanOrEqual(14_000);
  });

  it('is at most 40 KB gzipped for 1,755 products with ids as Firestore makes them', () => {
    const list = makeSearchList(aFullCatalogue());
    expect(unpackProducts(list)).toHaveLength(1_755);
    expect(gzipSync(JSON.stringify(list)).length).toBeLessThanOrEqual(40_000);
  });
});

const shadeNames = 'Ivory Honey Beige Rose Cocoa Copper Peach Coral Plum Nude Berry Mauve'.split(
  ' ',
);

function withTraits(product: Product, n: number): Product {
  const shades = [0, 1, 2, 3].map((more) => ({ name: shadeNames[(n * 5 + more) % 12] ?? '' }));
  return { ...product, brand: `Brand ${n % 7}`, size: { text: `${5 * (1 + (n % 9))} ml` }, shades };
}
