import { cutText } from '@/shop/cutText';

describe('cutText', () => {
  it.each([
    ['', 10, ''],
    ['Foundation', 10, 'Foundation'],
    ['Light bases and powders', 12, 'Light bases…'],
    ['Light bases and powders', 16, 'Light bases and…'],
    ['Light bases, powders', 15, 'Light bases…'],
    ['Light bases – powders and more', 18, 'Light bases…'],
    ['হালকা বেস আর পাউডার', 12, 'হালকা বেস…'],
    ['हल्के बेस। और पाउडर', 12, 'हल्के बेस…'],
  ])('cuts %j to %d characters: %j', (text, longest, cut) => {
    expect(cutText(text, longest)).toBe(cut);
  });

  it.each(Array.from({ length: 20 }, (_, index) => index + 12))(
    'never returns more than %d characters or part of a word',
    (longest) => {
      const text = 'Light bases, powders and primers for long days';
      const cut = cutText(text, longest);
      expect(cut.length).toBeLessThanOrEqual(longest);
      const kept = cut.replace(/…$/, '');
      expect(text.startsWith(kept)).toBe(true);
      expect(text.slice(kept.length)).toMatch(/^[\s,]/);
    },
  );

  it.each([
    ['a conjunct of four parts', 'স্ত্রীস্ত্রীস্ত্রী'],
    ['a conjunct joined by a joiner', 'উদ্‌যাপনর‍্যাম্পর‍্যাম্প'],
    ['vowel signs', 'ময়শ্চারাইজারময়শ্চারাইজার'],
    ['Hindi conjuncts', 'लिपस्टिकक्लच्क्लिपलिपस्टिक'],
    ['joined emoji', '👩‍🦰👩‍🦰👩‍🦰'],
  ])('never splits %s', (_what, word) => {
    const letters = Array.from(new Intl.Segmenter('bn').segment(word), ({ segment }) => segment);
    const whole = letters.map((_letter, index) => `${letters.slice(0, index).join('')}…`);
    for (let longest = 1; longest < word.length; longest += 1) {
      const cut = cutText(word, longest);
      expect(whole).toContain(cut);
      expect(cut.length).toBeLessThanOrEqual(longest);
    }
  });
});
