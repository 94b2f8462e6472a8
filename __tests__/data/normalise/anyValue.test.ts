import { youTubeId } from '@/data/normalise/playableMedia';
import { readNumber, readPercent, readRupees } from '@/data/normalise/readAmount';
import { readText } from '@/data/normalise/readText';
import { safeAddress } from '@/data/normalise/safeAddress';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { hostileTexts } from '../../helpers/hostileTexts';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';

const anyValues = fc.oneof(firestoreValues, typedAddresses);
const anyTexts = fc.oneof(hostileTexts, typedAddresses);

/** Expects that reading any of these values gives undefined or a valid result. */
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
  // A number becomes a text of up to 25 characters, whatever the length limit.
  const lengths = fc.integer({ min: 25, max: 300 });

  it('gives visible text within the length limit, or undefined', () => {
    const property = fc.property(anyValues, lengths, (value, longest) => {
      const text = readText(value, longest);
      expect([text, text === undefined || showable.text(longest)(text)]).toEqual([text, true]);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('is idempotent', () => {
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
  ])('keeps words in %s unchanged', (_what, word) => {
    const words = fc.array(fc.stringMatching(word), { minLength: 1, maxLength: 4 });
    const property = fc.property(words, (typed) => {
      expect(readText(typed.join(' '), 1200)).toBe(typed.join(' '));
    });
    fc.assert(property);
  });
});

describe('readRupees', () => {
  it('gives more than zero and at most a crore, to the paisa, or undefined', () => {
    expectOf(anyValues, readRupees, showable.rupees);
  });
});

describe('readPercent', () => {
  it('gives a whole number from 1 to 99, or undefined', () => {
    expectOf(anyValues, readPercent, showable.percent);
  });
});

describe('readNumber', () => {
  it('gives a number that is not negative, or undefined', () => {
    expectOf(anyTexts, readNumber, (found) => Number.isFinite(found) && Number(found) >= 0);
  });
});

describe('safeAddress', () => {
  it('gives a path of the site or an https address without credentials, or undefined', () => {
    expectOf(anyValues, safeAddress, showable.address);
  });

  it('is idempotent', () => {
    const property = fc.property(anyValues, (value) => {
      const address = safeAddress(value);
      expect(safeAddress(address)).toBe(address);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('accepts every ordinary address, as https', () => {
    const ordinary = fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true });
    const property = fc.property(ordinary, (address) => {
      expect(safeAddress(address)).toBe(new URL(address.replace(/^http:/, 'https:')).href);
    });
    fc.assert(property);
  });
});

describe('youTubeId', () => {
  it('gives an id of eleven characters, or undefined', () => {
    expectOf(anyTexts, youTubeId, (found) => /^[\w-]{11}$/.test(String(found)));
  });
});
