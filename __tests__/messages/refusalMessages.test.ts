import { readFileSync } from 'node:fs';
import { refusalMessages } from '@/messages/refusalMessages';
import { notSaid } from '../helpers/notSaid';

type Name = keyof typeof refusalMessages.en;

/** What some messages are called with; the others with numbers. What a kind of row or a folder is called, English alone says. */
const calls: Partial<Record<Name, readonly unknown[]>> = {
  unknownShelf: ['Alfa', ['Bravo', 'Charlie']],
  nameless: [true],
  severalDocuments: [12, true, 'Alfa'],
  copied: ['Alfa', '', false],
  sameDocument: ['Alfa', ''],
  sameTitle: [['Alfa', 'Bravo']],
  hasNone: ['product', undefined],
  untitled: [''],
  isDate: [''],
  movedPrices: ['down'],
  pictureInCell: ['sheet'],
  noSuchPhoto: ['Alfa', ''],
  severalPhotos: ['Alfa', 'Bravo', ''],
  columnGone: ['Alfa', ['Bravo']],
};

/** All texts of a language by their names. */
function textsIn(code: 'en' | 'bn' | 'hi'): [Name, string][] {
  return Object.entries(refusalMessages[code]).map(([name, message]) => {
    const given: readonly unknown[] = calls[name as Name] ?? [11, 22, 33];
    return [
      name as Name,
      typeof message === 'string' ? message : Reflect.apply(message, null, given),
    ];
  });
}

const english = new Map(textsIn('en'));

describe.each([
  ['bn', /\p{Script=Bengali}/u, 'docs/words/bengali.md'],
  ['hi', /\p{Script=Devanagari}/u, 'docs/words/hindi.md'],
] as const)('why a row is not taken, in %s', (code, script, glossary) => {
  const texts = textsIn(code);

  it('is said in its script, with the values and headings that the English has', () => {
    const valuesIn = (text = '') =>
      [...text.matchAll(/Alfa|Bravo|Charlie|\b(?:11|22|33|12)\b|↶|Run workflow/g)].map(String);
    const wrong = texts.filter(
      ([name, text]) =>
        (name !== 'between' && !/^(?:cell|ofTitle)$/.test(name) && !script.test(text)) ||
        /undefined|(?![0-9])\p{Nd}/u.test(text) ||
        text !== text.normalize('NFC') ||
        !valuesIn(english.get(name)).every((value) => text.includes(value)),
    );
    expect(wrong).toEqual([]);
  });

  it('says no word that its glossary rules out', () => {
    const words = notSaid(readFileSync(glossary, 'utf8'));
    const wrong = texts.filter(([, text]) => words.some((word) => text.includes(word)));
    expect(wrong).toEqual([]);
  });
});
