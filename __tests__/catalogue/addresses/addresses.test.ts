import { productPath, productSegment } from '@/catalogue/addresses/addresses';
import { findProduct } from '@/catalogue/addresses/idPart';
import { anyId } from '../../helpers/anyId';
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
