import { gzipSync } from 'node:zlib';
import { makeSearchList } from '@/answers/search/makeSearchList';
import type { Product } from '@/catalogue/items';
import { productsIn } from '@/search/SearchList';
import { aFullCatalogue } from '../../helpers/aFullCatalogue';
import { aProduct } from '../../helpers/aProduct';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';

const shelfOf = (...items: Product[]) => ({ version: 'x', readAt: 0, items });

describe('makeSearchList', () => {
  it('has the fields that search shows, by shelf in the order of the registry', () => {
    const whole = new Map([
      ['Primer', shelfOf(aProduct({ id: 'p', soldOut: true }, 'title', 'price', 'off'))],
      ['Foundation', shelfOf(aProduct(), aProduct({ id: '01-silk-tone', title: 'Silk Tone' }))],
      ['Toner', shelfOf()],
    ]);
    const list = makeSearchList(whole);
    expect(jsonRoundTrip(list)).toEqual(list);
    expect(productsIn(list)).toEqual([
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

  it('is at most 40 KB gzipped for 1,755 products with ids as Firestore makes them', () => {
    const list = makeSearchList(aFullCatalogue());
    expect(productsIn(list)).toHaveLength(1_755);
    expect(gzipSync(JSON.stringify(list)).length).toBeLessThanOrEqual(40_000);
  });
});
