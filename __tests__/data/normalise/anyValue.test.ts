import fc from 'fast-check';
import { youTubeId } from '@/data/normalise/playableMedia';
import { readNumber, readPercent, readRupees } from '@/data/normalise/readAmount';
import { readText } from '@/data/normalise/readText';
import { safeAddress } from '@/data/normalise/safeAddress';
import { firestoreValues } from '../../helpers/firestoreValues';
import { hostileTexts } from '../../helpers/hostileTexts';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';

const anyValues = fc.oneof(firestoreValues, typedAddresses);
const anyTexts = fc.oneof(hostileTexts, typedAddresses);

/** That whatever is read out of any such value is nothing, or as it must be. */
function expectOf<Value>(
  values: fc.Arbitrary<Value>,
  read: (value: Value) => unknown,
  isRight: (found: unknown) => boolean,
) {
  const property = fc.property(values, (value) => {
    const found = read(value);
    expect([found, found === undefined || isRight(found)]).toEqual([found, true]);
  });
  fc.assert(property, { numRuns: 1000 });
}

describe('readText', () => {
  // A number is text of 25 characters at most, whatever the length.
  const lengths = fc.integer({ min: 25, max: 300 });

  it('gives visible text of at most the length, or nothing', () => {
    const property = fc.property(anyValues, lengths, (value, longest) => {
      const text = readText(value, longest);
      expect([text, text === undefined || showable.text(longest)(text)]).toEqual([text, true]);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('reads what it gave as the same again', () => {
    const property = fc.property(anyValues, lengths, (value, longest) => {
      const text = readText(value, longest);
      expect(readText(text, longest)).toBe(text);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it.each([
    ['ASCII', /^[!-~]+$/],
    ['Bengali', /^ক\p{Script=Bengali}*$/u],
    ['Devanagari', /^क\p{Script=Devanagari}*$/u],
    ['any letters, signs and emoji', /^a[\p{L}\p{N}\p{P}\p{Sc}\p{Emoji_Presentation}]*$/u],
  ])('loses nothing of words in %s', (_what, word) => {
    const messages = fc.array(fc.stringMatching(word), { minLength: 1, maxLength: 4 });
    const property = fc.property(messages, (typed) => {
      expect(readText(typed.join(' '), 1200)).toBe(typed.join(' '));
    });
    fc.assert(property);
  });
});

describe('readRupees', () => {
  it('gives more than nothing and a crore at most, to the paisa, or nothing', () => {
    expectOf(anyValues, readRupees, showable.rupees);
  });
});

describe('readPercent', () => {
  it('gives 1 to 99, whole, or nothing', () => {
    expectOf(anyValues, readPercent, showable.percent);
  });
});

describe('readNumber', () => {
  it('gives a number that is not negative, or nothing', () => {
    expectOf(anyTexts, readNumber, (found) => Number.isFinite(found) && Number(found) >= 0);
  });
});

describe('safeAddress', () => {
  it('gives a path of the site or an https address without credentials, or nothing', () => {
    expectOf(anyValues, safeAddress, showable.address);
  });

  it('reads what it gave as the same again', () => {
    const property = fc.property(anyValues, (value) => {
      const address = safeAddress(value);
      expect(safeAddress(address)).toBe(address);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('lets every ordinary address pass, by https', () => {
    const ordinary = fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true });
    const property = fc.property(ordinary, (address) => {
      expect(safeAddress(address)).toBe(new URL(address.replace(/^http:/, 'https:')).href);
    });
    fc.assert(property);
  });
});

describe('youTubeId', () => {
  it('gives eleven characters of an id, or nothing', () => {
    expectOf(anyTexts, youTubeId, (found) => /^[\w-]{11}$/.test(String(found)));
  });
});
