import { foldTitle } from '../../../scripts/sheet/foldTitle';

describe('foldTitle', () => {
  it.each([
    ['case', 'Sun Veil SPF 50+', 'SUN veil spf 50+'],
    ['spaces', 'Sun Veil SPF 50+', ' Sun  Veil\u00a0SPF\u200950 + '],
    ['a line end in the cell', 'Sun Veil', 'Sun\r\nVeil'],
    ['no spaces between words', 'Sun Veil SPF 50', 'SunVeil SPF50'],
    ['spaces without width', 'Sun Veil', 'Sun\u200b Ve\u00adil\ufeff'],
    ['letters with their marks', 'Café crème', 'Cafe\u0301 cre\u0300me'],
    ['Bengali letters with their marks', 'গয়না', 'গ\u09af\u09bcনা'],
    ['quotes', "L'Or “Rose”", 'L’Or "Rose"'],
    ['other quotes', "L'Or “Rose”", 'L`Or «Rose»'],
    ['inches', '6" clip', '6″ clip'],
    ['dashes', 'Anti-frizz – light', 'Anti‑frizz — light'],
    ['a minus', 'Lens -2.00', 'Lens −2.00'],
  ])('makes no difference of %s', (_what, title, other) => {
    expect(foldTitle(other)).toBe(foldTitle(title));
  });

  it.each(['', '\u200b', ' \u2060'])('gives a text for %j, too', (title) => {
    expect(foldTitle(title)).toBe(title.trim());
  });
});
