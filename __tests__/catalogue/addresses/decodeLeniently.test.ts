import { decodeLeniently, UNREADABLE } from '@/catalogue/addresses/decodeLeniently';
import fc from '../../helpers/fastCheck';

describe('decodeLeniently', () => {
  it('decodes what was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeLeniently(encodeURIComponent(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['a+b&c=d?e#f', 'a+b&c=d?e#f'],
    ['100%zz', '100%zz'],
    ['a%', `a${UNREADABLE}`],
    ['a%2', `a${UNREADABLE}`],
    ['%E0%A6%95%E0%A6', `ক${UNREADABLE}`],
    ['%E0%A6b', `${UNREADABLE}b`],
    ['\ud83c', UNREADABLE],
    ['', ''],
  ])('of %j gives %j', (text, decoded) => {
    expect(decodeLeniently(text)).toBe(decoded);
  });
});
