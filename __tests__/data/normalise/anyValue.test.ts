import { readText } from '@/data/normalise/readText';
import { safeAddress } from '@/data/normalise/safeAddress';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';
import { webAddresses } from '../../helpers/webAddresses';

const anyValues = fc.oneof(firestoreValues, typedAddresses);

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

describe('safeAddress', () => {
  it('gives a path of the site or an https address without credentials, or undefined', () => {
    const property = fc.property(anyValues, (value) => {
      const found = safeAddress(value);
      expect([found, found === undefined || showable.address(found)]).toEqual([found, true]);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('accepts every ordinary address, as https', () => {
    const property = fc.property(webAddresses.addresses, (address) => {
      expect(safeAddress(address)).toBe(new URL(address.replace(/^http:/, 'https:')).href);
    });
    fc.assert(property);
  });
});
