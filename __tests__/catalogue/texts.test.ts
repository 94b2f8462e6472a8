import { decoded } from '@/catalogue/addresses/decoded';
import { withoutTail } from '@/catalogue/addresses/meantName';
import { categories } from '@/catalogue/categories';
import { firstPhrase } from '@/catalogue/firstPhrase';
import { spellingKey } from '@/catalogue/fold';
import type { Product, Size } from '@/catalogue/items';
import { spokenNamesOf } from '@/catalogue/otherNames';
import { unitPrice } from '@/catalogue/unitPrice';
import { anyId } from '../helpers/anyId';
import fc from '../helpers/fastCheck';
import { sentenceTails } from '../helpers/sentenceTails';

describe('spellingKey', () => {
  it.each([
    ['/Foundation', 'foundation'],
    ['/Clip & Kata/', 'clipkata'],
    ['HAIR--MACHINE', 'hairmachine'],
    ['/ফাউন্ডেশন', 'ফাউনডেসন'],
    ['M.R.P. (₹)', 'mrp'],
    ['Cafe\u0301', 'cafe'],
    ['/', ''],
    ['\u0000\ud83c', ''],
  ])('reduces "%s" to "%s"', (text, key) => {
    expect(spellingKey(text)).toBe(key);
  });
});

describe('spokenNamesOf', () => {
  it.each([/\p{Script=Bengali}/u, /\p{Script=Devanagari}/u])(
    'has a name in %s of every shelf',
    (script) => {
      const without = categories.filter(
        ({ slug }) => !spokenNamesOf(slug).some((name) => script.test(name)),
      );
      expect(without).toEqual([]);
    },
  );
});

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

describe('firstPhrase', () => {
  it.each<[why: string, phrase: string, rest: string]>([
    ['a preposition follows', 'Liquid foundation', ' in a warm honey shade, with a cap.'],
    ['a comma and a preposition follow', 'A white face cream', ', with a gold lid.'],
    ['a bracket follows', 'Liquid foundation', ' (30 ml) of the season'],
    ['the sentence ends', 'Dark brown hair powder.', ' Pat it along the parting.'],
    ['a colon follows', 'তিনটে স্পঞ্জের সেট', ': একটা বেসের, একটা পাউডারের।'],
    ['a comma ends more than a word', 'Nine cream lip colours', ', petal pinks to deep rose.'],
    ['the words before that would say too little', 'A primer in an ivory bottle', ' with a cap'],
    ['in a list the last one is named', 'Bright clips, pins and ties', ' in a peach box'],
    ['a denial goes on', 'Not suitable for broken skin.', ' Wash off at night.'],
    ['an exception follows the comma', 'Suits all skin types, but not for eyes.', ' Try.'],
    ['short forms are no ends', 'Cream by Dr. Rose', ' for dry skin'],
    ['nothing can be left out', 'Rose water', ''],
    ['in Bengali a sentence ends', 'গোলাপি ক্যানে কার্ল মুস।', ' আঙুলে চেপে লাগান।'],
    ['in Bengali a comma ends a part', 'হানি শেডের লিকুইড ফাউন্ডেশন', ', সোনালি ঢাকনার চৌকো বোতলে।'],
    ['in Bengali a list goes on', 'টিল, হলুদ আর গোলাপি রঙের 3টে স্পঞ্জ।', ' নরম।'],
    ['in Hindi a comma ends a part', 'हनी शेड का लिक्विड फाउंडेशन', ', सुनहरे ढक्कन वाली चौकोर बोतल में।'],
  ])('ends where %s: "%s"', (_why, phrase, rest) => {
    expect(firstPhrase(phrase + rest)).toBe(phrase);
  });

  it('begins any text, and ends neither in a comma or preposition nor within a letter', () => {
    const word = fc.oneof(
      fc.constantFrom('in', 'with', 'of', 'and', 'cream', 'not', 'রং', 'মুস।', 'में', '(30', 'ml)'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const gap = fc.constantFrom(' ', ', ', '; ', ': ', '. ', ' – ', ' - ', '\n', '\u0301 ');
    const texts = fc.array(fc.tuple(word, gap), { maxLength: 12 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.flat().join('').trim();
        const phrase = firstPhrase(text);
        expect(text.startsWith(phrase)).toBe(true);
        if (phrase === text) return;
        expect(phrase).not.toMatch(/[\s,;:–—-]$|\s(?:in|with|for|from|of|and|the|a)$/i);
        const letters = new Intl.Segmenter('en').segment(text);
        expect([...letters].map(({ index }) => index)).toContain(phrase.length);
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

const holding = (amount: number, unit: 'ml' | 'g' | 'piece'): Size => ({
  text: 'as typed',
  measure: { amount, unit },
});

describe('unitPrice', () => {
  it.each<[what: string, product: Pick<Product, 'price' | 'size'>, given: unknown]>([
    ['per 10 ml', { price: 300, size: holding(30, 'ml') }, { amount: 100, unit: 'ml' }],
    ['in whole rupees', { price: 449, size: holding(30, 'ml') }, { amount: 150, unit: 'ml' }],
    ['per 10 g, even of less', { price: 299, size: holding(2, 'g') }, { amount: 1495, unit: 'g' }],
    ['per piece', { price: 99, size: holding(12, 'piece') }, { amount: 8.25, unit: 'piece' }],
    ['nothing for just 10 g', { price: 99, size: holding(10, 'g') }, undefined],
    ['nothing for one piece', { price: 99, size: holding(1, 'piece') }, undefined],
    ['nothing below a paisa', { price: 0.01, size: holding(9000, 'ml') }, undefined],
    ['nothing without a price', { size: holding(30, 'ml') }, undefined],
    ['nothing without a measure', { price: 99, size: { text: 'Free size' } }, undefined],
    ['nothing without a size', { price: 99 }, undefined],
  ])('gives %s', (_what, product, given) => {
    expect(unitPrice(product)).toEqual(given);
  });
});
