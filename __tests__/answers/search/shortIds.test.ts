import { shortIds } from '@/answers/search/shortIds';
import { idPart } from '@/catalogue/addresses/idPart';
import { anyId } from '../../helpers/anyId';
import fc from '../../helpers/fastCheck';

describe('shortIds', () => {
  it.each([
    [['4Xz0pQmLk2TyUvWx7abc'], ['4Xz0pQ']],
    [
      ['01_silk_touch', '01_silk_tone'],
      ['01_silk_tou', '01_silk_ton'],
    ],
    [
      ['abcdef', 'abcdefgh'],
      ['abcdef', 'abcdefg'],
    ],
    [['a'], ['a']],
    [[], []],
  ])('shortens %j to %j', (parts, short) => {
    expect(shortIds(parts)).toEqual(short);
  });

  it('keeps the ids of a shelf distinct', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { maxLength: 45 }), (ids) => {
        const parts = ids.map(idPart);
        shortIds(parts).forEach((short, n) => {
          const meant = parts.includes(short)
            ? parts.indexOf(short)
            : parts.findIndex((part) => part.startsWith(short));
          expect(meant).toBe(n);
        });
      }),
    );
  });
});
