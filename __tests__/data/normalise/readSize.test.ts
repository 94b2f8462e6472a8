import { readSize } from '@/data/normalise/readSize';
import { normalise } from '../../helpers/normalise';
import { rawDocument } from '../../helpers/rawDocument';

describe('readSize', () => {
  it.each([
    ['30 ml', { amount: 30, unit: 'ml' }],
    ['30ML.', { amount: 30, unit: 'ml' }],
    ['0.5 l', { amount: 500, unit: 'ml' }],
    ['1,000 ml', { amount: 1000, unit: 'ml' }],
    ['4 x 2 g', { amount: 8, unit: 'g' }],
    ['4×2.5gm', { amount: 10, unit: 'g' }],
    ['1 kg', { amount: 1000, unit: 'g' }],
    ['12 pieces', { amount: 12, unit: 'piece' }],
    ['1 pc', { amount: 1, unit: 'piece' }],
    ['৩০ গ্রাম', { amount: 30, unit: 'g' }],
  ])('measures %s', (typed, measure) => {
    expect(readSize(typed)).toEqual({ text: typed, measure });
  });

  it.each(['Free size', '12', '0 ml', '30 feet', '2-3 ml', '999999 kg', 'constructor', '5 proto'])(
    'keeps %s as text',
    (typed) => {
      expect(readSize(typed)).toEqual({ text: typed });
    },
  );

  it.each([undefined, null, '', ' ', ['30 ml'], { ml: 30 }])('finds nothing in %j', (typed) => {
    expect(readSize(typed)).toBeUndefined();
  });

  it('gives the owner a hint when a size has no amount', () => {
    const { diagnostics } = normalise(
      'product',
      rawDocument({ title: 'Silk', price: 450, img: '/a.webp', size: 'Free size' }),
    );
    expect(diagnostics).toEqual([{ code: 'sizeInWords', field: 'size', typed: 'Free size' }]);
  });
});

describe('a size in other languages', () => {
  it.each([
    ['20 pieces', '20 পিস', '20 पीस'],
    ['2 x 6 pcs', '12 পিস', '12 पीस'],
    ['30 ml', undefined, undefined],
    ['a set of brushes', undefined, undefined],
    ['', undefined, undefined],
  ])('says %j as %j and %j', (typed, bengali, hindi) => {
    const { item } = normalise('product', rawDocument({ title: 'Silk', size: typed }));
    expect(item?.translations?.bn?.size?.text).toBe(bengali);
    expect(item?.translations?.hi?.size?.text).toBe(hindi);
  });
});
