import { firstPhrase } from '@/catalogue/firstPhrase';
import fc from '../helpers/fastCheck';

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
