import { decoded } from '@/catalogue/addresses/escapes';
import { withoutTail } from '@/catalogue/addresses/meantName';
import { anyId } from '../../helpers/anyId';
import fc from '../../helpers/fastCheck';
import { sentenceTails } from '../../helpers/sentenceTails';

describe('withoutTail', () => {
  it.each(sentenceTails)('leaves out %j', (tail) => {
    expect(withoutTail(`/Foundation/rose-01${tail}`)).toBe('/Foundation/rose-01');
    expect(withoutTail(`/গোলাপি${tail}`)).toBe('/গোলাপি');
    expect(withoutTail(tail)).toBe('');
  });

  it('leaves what ends with a letter or a digit, whatever is in it', () => {
    fc.assert(
      fc.property(anyId, fc.constantFrom('a', '7', 'ক', 'हि', '৭'), (text, end) => {
        expect(withoutTail(text + end)).toBe(text + end);
      }),
    );
  });
});

describe('decoded', () => {
  it('decodes what was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decoded(encodeURIComponent(text))).toBe(text);
      }),
    );
  });

  it.each(['a%', 'a%2', '100%zz', '%E0%A6%95%E0%A6', '%E0%A6b'])('is undefined for %s', (text) => {
    expect(decoded(text)).toBeUndefined();
  });
});
