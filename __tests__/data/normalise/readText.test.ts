import { readText } from '@/data/normalise/readText';

const BENGALI_WITH_JOINERS = 'র\u200d্যাম্প খোঁপা ক্\u200cষ';

describe('readText', () => {
  it.each<[value: unknown, text: string]>([
    ['Rose Toner', 'Rose Toner'],
    ['  Rose \t Toner\r\n', 'Rose Toner'],
    ['Rose\u00a0\u2003\u2028Toner', 'Rose Toner'],
    ['গোলাপ টোনার', 'গোলাপ টোনার'],
    ['Sindoor — লাল 🎀 №1', 'Sindoor — লাল 🎀 №1'],
    ['👩‍🦰', '👩‍🦰'],
    ['🇮🇳', '🇮🇳'],
    ['!', '!'],
    ['<b>Bold</b> & <script>alert(1)</script>', '<b>Bold</b> & <script>alert(1)</script>'],
    ['{{title}} %s $& &amp;', '{{title}} %s $& &amp;'],
    ['__proto__', '__proto__'],
    [450, '450'],
    [0, '0'],
    [-5, '-5'],
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

  it('keeps a text of exactly the longest length', () => {
    expect(readText('a'.repeat(160), 160)).toBe('a'.repeat(160));
  });

  it('truncates a longer text to the length, ellipsis included', () => {
    expect(readText('a'.repeat(161), 160)).toBe(`${'a'.repeat(159)}…`);
  });

  it('leaves no space before the ellipsis', () => {
    expect(readText('Rose Toner for all', 6)).toBe('Rose…');
  });

  it('counts an emoji as one character and never splits it', () => {
    expect(readText('🎀'.repeat(160), 160)).toBe('🎀'.repeat(160));
    expect(readText('🎀'.repeat(161), 160)).toBe(`${'🎀'.repeat(159)}…`);
  });
});
