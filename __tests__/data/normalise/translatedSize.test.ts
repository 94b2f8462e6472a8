import { readSize } from '@/data/normalise/readSize';
import { translatedSize } from '@/data/normalise/translatedSize';

describe('translatedSize', () => {
  it.each([
    ['20 pieces', '20টি', '20 पीस'],
    ['2 x 6 pcs', '12টি', '12 पीस'],
    ['30 ml', undefined, undefined],
    ['a set of brushes', undefined, undefined],
    ['', undefined, undefined],
  ])('says %j as %j and %j', (typed, bengali, hindi) => {
    const product = { size: readSize(typed) };
    expect(translatedSize(product, 'bn').size?.text).toBe(bengali);
    expect(translatedSize(product, 'hi').size?.text).toBe(hindi);
  });
});
