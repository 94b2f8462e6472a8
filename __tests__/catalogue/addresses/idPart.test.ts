import { idPart } from '@/catalogue/addresses/idPart';
import { anyId } from '../../helpers/anyId';
import fc from '../../helpers/fastCheck';

describe('idPart', () => {
  it.each([
    ['01-silk-touch', '01_silk_touch'],
    ['4hXb2QkZyT9wLr0aPmNc', '4hXb2QkZyT9wLr0aPmNc'],
    ['a_b', 'a~5Fb'],
    ['a~b', 'a~7Eb'],
    ['a/b', 'a~2Fb'],
    ['a.b c%', 'a~2Eb~20c~25'],
    ['..', '~2E~2E'],
    ['ক', '~E0~A6~95'],
    ['💄', '~F0~9F~92~84'],
    ["(it's!)", '~28it~27s~21~29'],
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
