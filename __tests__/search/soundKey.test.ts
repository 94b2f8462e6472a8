import { fold } from '@/catalogue/fold';
import { soundKey } from '@/search/soundKey';

describe('soundKey', () => {
  it.each([
    ['kjl', 'kajol kajal kazal Kajoll কাজল काजल'],
    ['spr', 'spray spry sprey স্প্রে स्प्रे'],
    ['gjr', 'gajra gojra গাজরা गजरा'],
    ['fdsn', 'foundation foundesan faundashion ফাউন্ডেশন फाउंडेशन'],
    ['asd', 'eyeshadow aishado আইশ্যাডো आईशैडो'],
    ['ljbt', 'lajjaboti lajjabati লজ্জাবতী लज्जावती'],
    ['sr', 'shari sari শাড়ি'],
  ])('is %s for %s', (key, words) => {
    expect(words.split(' ').map((word) => soundKey(fold(word)))).toEqual(
      words.split(' ').map(() => key),
    );
  });

  it.each(['', 'a', 'eye', 's', '12', '\u0627\u0628', '\u6c34'])(
    'has no key for %j, which would match too much',
    (word) => {
      expect(soundKey(word)).toBe('');
    },
  );
});
