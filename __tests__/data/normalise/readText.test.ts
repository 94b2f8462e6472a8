import { oneForm } from '@/catalogue/fold';
import { excerpt, readText } from '@/data/normalise/readText';
import fc from '../../helpers/fastCheck';
import { firestoreValues } from '../../helpers/firestoreValues';
import { showable } from '../../helpers/showable';
import { typedAddresses } from '../../helpers/typedAddresses';

const BENGALI_WITH_JOINERS = 'র\u200d্যাম্প খোঁপা ক্\u200cষ';

describe('readText', () => {
  it.each<[value: unknown, text: string]>([
    ['Rose Toner', 'Rose Toner'],
    ['  Rose \t Toner\r\n', 'Rose Toner'],
    ['Rose\u00a0\u2003\u2028Toner', 'Rose Toner'],
    ['গোলাপ টোনার', 'গোলাপ টোনার'],
    ['👩‍🦰', '👩‍🦰'],
    ['<b>Bold</b> & <script>alert(1)</script>', '<b>Bold</b> & <script>alert(1)</script>'],
    ['{{title}} %s $& &amp;', '{{title}} %s $& &amp;'],
    [450, '450'],
    [4.5, '4.5'],
  ])('reads %j as "%s"', (value, text) => {
    expect(readText(value, 160)).toBe(text);
  });

  it.each([
    ...['\u0000', '\u0007\u001b', '\u200b', '\u200d\u200c', '\ufeff', '\u202e\u2066', '\u2028'],
    ...['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800 \u2800', '\ufe0f', '\u{e0041}'],
  ])('finds no visible character in %j', (value) => {
    expect(readText(value, 160)).toBeUndefined();
  });

  it('keeps the joiners that Bengali spelling needs', () => {
    expect(readText(BENGALI_WITH_JOINERS, 160)).toBe(BENGALI_WITH_JOINERS);
  });

  it.each([
    ['an escape', '\u001b'],
    ['a zero-width space', '\u200b'],
    ['a right-to-left override', '\u202e'],
    ['a word joiner', '\u2060'],
    ['an annotation mark', '\ufff9'],
    ['what XML has no place for', '\ufffe'],
    ['what is no character beyond 16 bits', '\u{1fffe}'],
  ])('removes %s', (_what, mark) => {
    const text = readText(`${mark}Rose${mark}Toner${mark}`, 160) ?? '';
    expect(text).not.toContain(mark);
    expect(text).toMatch(/^Rose ?Toner$/);
  });

  it('truncates a longer text to the length, ellipsis included', () => {
    expect(readText('a'.repeat(161), 160)).toBe(`${'a'.repeat(159)}…`);
  });

  it('never splits an emoji', () => {
    expect(readText('🎀'.repeat(81), 160)).toBe(`${'🎀'.repeat(79)}…`);
  });

  // A number becomes a text of up to 25 characters, whatever the length limit.
  const lengths = fc.integer({ min: 25, max: 300 });

  it('gives visible text within the length limit, or undefined', () => {
    const property = fc.property(firestoreValues, lengths, (value, longest) => {
      const text = readText(value, longest);
      expect([text, text === undefined || showable.text(longest)(text)]).toEqual([text, true]);
    });
    fc.assert(property);
  });

  it.each([
    ['ASCII', /^[!-~]+$/],
    ['Bengali', /^ক\p{Script=Bengali}*$/u],
    ['Devanagari', /^क\p{Script=Devanagari}*$/u],
    ['any letters, signs and emoji', /^a[\p{L}\p{N}\p{P}\p{Sc}\p{Emoji_Presentation}]*$/u],
  ])('keeps words in %s unchanged', (_what, word) => {
    const words = fc.array(fc.stringMatching(word), { minLength: 1, maxLength: 4 });
    const property = fc.property(words, (typed) => {
      expect(readText(typed.join(' '), 1200)).toBe(oneForm(typed.join(' ')));
    });
    fc.assert(property);
  });
});

const isShort = showable.text(80);

describe('excerpt', () => {
  it.each<[value: unknown, text: string | undefined]>([
    ['two hundred', 'two hundred'],
    [' Rose\n\u202eToner\u0000 ', 'Rose Toner'],
    [450.5, '450.5'],
    [Number.NaN, 'NaN'],
    [true, 'true'],
    [{ en: '450' }, '{…}'],
    [{ toString: () => 'trick' }, '{…}'],
    ['x'.repeat(100_000), `${'x'.repeat(79)}…`],
    ['\u200b', undefined],
    [null, undefined],
  ])('describes %p as %s', (value, text) => {
    expect(excerpt(value)).toBe(text);
  });

  it.each([
    ['https://user:secret@example.com/a.jpg', 'https://example.com/a.jpg'],
    ['ftp://secret@example.com', 'ftp://example.com'],
    ['https://example.com/a@b.jpg', 'https://example.com/a@b.jpg'],
  ])('removes the credentials from %s', (address, text) => {
    expect(excerpt(address)).toBe(text);
  });

  it('is short, visible and on one line, or undefined', () => {
    const property = fc.property(fc.oneof(firestoreValues, typedAddresses), (value) => {
      const text = excerpt(value);
      expect([text, text === undefined || isShort(text)]).toEqual([text, true]);
    });
    fc.assert(property);
  });
});
