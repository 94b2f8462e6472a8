import { withoutTail } from '@/catalogue/addresses/withoutTail';
import { anyId } from '../../helpers/anyId';
import fc from '../../helpers/fastCheck';
import { sentenceTails } from '../../helpers/sentenceTails';

describe('withoutTail', () => {
  it.each(sentenceTails)('leaves out %j', (tail) => {
    expect(withoutTail(`/Foundation/rose-01${tail}`)).toBe('/Foundation/rose-01');
    expect(withoutTail(`/গোলাপি${tail}`)).toBe('/গোলাপি');
    expect(withoutTail(tail)).toBe('');
  });

  it('leaves out a Bengali sign behind a Latin letter or a digit', () => {
    for (const end of ['rose', 'rose-01'])
      expect(withoutTail(`/Foundation/${end}ঃ`)).toBe(`/Foundation/${end}`);
  });

  it('leaves what ends with a letter or a digit, whatever is in it', () => {
    fc.assert(
      fc.property(anyId, fc.constantFrom('a', '7', 'ক', 'हि', '৭'), (text, end) => {
        expect(withoutTail(text + end)).toBe(text + end);
      }),
    );
  });
});
