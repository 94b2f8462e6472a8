import { productPath, productSegment } from '@/catalogue/addresses/addresses';
import { findProduct, idPart } from '@/catalogue/addresses/idPart';
import { isProductSegment } from '@/catalogue/addresses/isProductSegment';
import { categories } from '@/catalogue/categories';
import { readableName } from '@/catalogue/readableName';
import { anyId } from '../../helpers/anyId';
import { anyProduct } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

describe('productPath', () => {
  const lipe = { slug: 'lipe-palate' } as const;

  it.each([
    ['01-rose', 'Rose, Nude & Brown', '/lipe-palate/rose-nude-brown-01_rose'],
    ['Ab3', '💄💋', '/lipe-palate/lipe-palate-Ab3'],
    ['Ab3', undefined, '/lipe-palate/lipe-palate-Ab3'],
    ['k1', 'গোলাপ টোনার', `/lipe-palate/${encodeURIComponent('গোলাপ-টোনার')}-k1`],
    ['a b/c', 'Gloss', '/lipe-palate/gloss-a~20b~2Fc'],
    ['..', '../..', '/lipe-palate/lipe-palate-~2E~2E'],
    ['100%', '100%', '/lipe-palate/100-100~25'],
  ])('of document %j with title %j is %s', (id, title, path) => {
    expect(productPath(lipe, { id, ...(title ? { title } : {}) })).toBe(path);
  });

  it('is one segment below its shelf for any id and title, and short enough for a file name and a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyId, (title, id) => {
        const segment = productSegment(lipe, { id, title });
        const path = productPath(lipe, { id, title });
        expect(path).toMatch(/^\/lipe-palate\/[^/?#\\]+$/);
        expect(path).not.toMatch(/%2F|%5C|\.\./i);
        expect(decodeURIComponent(path)).toBe(`/lipe-palate/${segment}`);
        expect(new URL(path, 'https://shop.example').pathname).toBe(path);
        expect(Buffer.byteLength(segment)).toBeLessThanOrEqual(200);
        expect(path.length).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('is unique on a shelf and leads back to its product', () => {
    const shelf = fc.uniqueArray(anyId, { minLength: 2, maxLength: 45 });
    fc.assert(
      fc.property(shelf, fc.string({ unit: 'grapheme' }), (ids, title) => {
        const products = ids.map((id) => ({ id, title }));
        const segments = products.map((product) => productSegment(lipe, product));
        expect(new Set(segments).size).toBe(ids.length);
        expect(segments.map((segment) => findProduct(products, segment))).toEqual(products);
      }),
    );
  });
});

describe('idPart', () => {
  it.each([
    ['01-silk-touch', '01_silk_touch'],
    ['a_b', 'a~5Fb'],
    ['a/b', 'a~2Fb'],
    ['a.b c%', 'a~2Eb~20c~25'],
    ['..', '~2E~2E'],
    ['ক', '~E0~A6~95'],
    ['💄', '~F0~9F~92~84'],
    ['\ud800', '~sd800'],
  ])('of %j is %j', (id, part) => {
    expect(idPart(id)).toBe(part);
  });

  it('is a digest for a long id', () => {
    const [one, other] = [idPart('x'.repeat(1500)), idPart(`${'x'.repeat(1499)}y`)];
    expect(one).toMatch(/^~~[a-z0-9]{12,22}$/);
    expect(other).not.toBe(one);
  });

  it('has at most 64 letters, digits, `_` and `~`, and is unique for each id', () => {
    fc.assert(
      fc.property(anyId, anyId, (id, other) => {
        expect(idPart(id)).toMatch(/^[A-Za-z0-9_~]{1,64}$/);
        if (id !== other) expect(idPart(id)).not.toBe(idPart(other));
      }),
    );
  });
});

describe('isProductSegment', () => {
  it('holds for the address of any product on any shelf', () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...categories), (product, category) => {
        expect(isProductSegment(productSegment(category, product))).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '-',
    'x',
    'index.html',
    'Silk-Touch-01_silk',
    'silk--touch-01_silk',
    'silk-touch-01 silk',
    'silk-touch-01~zz',
    'silk-touch-~~short',
    `silk-touch-${'x'.repeat(65)}`,
    `${'x'.repeat(300)}-01_silk`,
  ])('does not hold for "%s"', (segment) => {
    expect(isProductSegment(segment)).toBe(false);
  });
});

describe('readableName', () => {
  it.each([
    ['Silk Touch Honey Foundation', 'silk-touch-honey-foundation'],
    ["Women's  “No. 1” -- Primer!", 'womens-no-1-primer'],
    ['গোলাপ টোনার', 'গোলাপ-টোনার'],
    ['র‍্যাপিড ব্রাশ', 'র্যাপিড-ব্রাশ'],
    ['CAFE\u0301 Crème', 'café-crème'],
    ['💄💋', ''],
    ['\u0300\u0301 a', 'a'],
    ['Hid\u200bden\ufeff', 'hidden'],
    ['', ''],
  ])('turns %j into %j', (text, name) => {
    expect(readableName(text)).toBe(name);
  });

  it('is cut between words', () => {
    const name = readableName(
      'Everyday Tan Pump Foundation with Gold Collar for College, Office and Family',
    );
    expect(name).toBe('everyday-tan-pump-foundation-with-gold-collar-for-college-office-and');
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(60)],
    ['গো'.repeat(300), 'গো'.repeat(20)],
    [`a${'\u0323'.repeat(300)}`, 'a\u0323\u0323\u0323\u0323'],
  ])('cuts a single very long word between letters', (text, name) => {
    expect(readableName(text).normalize('NFD')).toBe(name.normalize('NFD'));
  });

  it('has only words of letters, marks and digits, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = readableName(text);
        expect(name).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u);
        expect(name).toBe(name.normalize('NFC'));
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130);
        expect(readableName(name)).toBe(name);
      }),
    );
  });
});
