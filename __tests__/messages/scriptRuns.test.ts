import { scriptRuns } from '@/messages/scriptRuns';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';
import fc from '../helpers/fastCheck';

/** The runs as text: each in brackets after its language, those of the page alone. */
function runsIn(text: string, page: LanguageCode): string {
  return scriptRuns(text, page)
    .map((run) => (run.language === page ? run.text : `${run.language}[${run.text}]`))
    .join('|');
}

const table: [page: LanguageCode, text: string, runs: string][] = [
  ['en', 'Silk Touch Foundation', 'Silk Touch Foundation'],
  ['en', 'সিল্ক টাচ ফাউন্ডেশন', 'bn[সিল্ক টাচ ফাউন্ডেশন]'],
  ['en', 'फाउंडेशन, 30!', 'hi[फाउंडेशन, 30!]'],
  ['en', 'Silk Touch ফাউন্ডেশন 30 ml', 'Silk Touch |bn[ফাউন্ডেশন]| 30 ml'],
  ['en', 'লাল ও নীল। Red and blue', 'bn[লাল ও নীল]|। Red and blue'],
  ['bn', 'সিল্ক টাচ ফাউন্ডেশন।', 'সিল্ক টাচ ফাউন্ডেশন।'],
  ['bn', 'Silk Touch!', 'en[Silk Touch!]'],
  ['bn', 'Silk Touch SPF 50+ ক্রিম', 'en[Silk Touch SPF]| 50+ ক্রিম'],
  ['bn', '(Silk) क्रीम', '(|en[Silk]|) |hi[क्रीम]'],
  ['bn', 'ভিটামিন C সিরাম', 'ভিটামিন C সিরাম'],
  ['bn', 'এম.আর.পি. M.R.P. ৳৫০', 'এম.আর.পি. M.R.P. ৳৫০'],
  ['bn', 'क्लिप। আর', 'hi[क्लिप]|। আর'],
  ['hi', 'Lakmé काजल', 'en[Lakmé]| काजल'],
  ['hi', 'নমস্কার।', 'bn[নমস্কার।]'],
];

const piece = fc.oneof(
  fc.constantFrom('Silk', 'é', 'ফাউন্ডেশন', 'ও', 'क्लिप', 'र‍्य', '।', ' ', '₹449', '×', '৫', '५', '💄'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('scriptRuns', () => {
  it.each(table)('on a page in %s splits "%s" into "%s"', (page, text, runs) => {
    expect(runsIn(text, page)).toBe(runs);
  });

  it('gives the whole text back, in runs that differ from their neighbours', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languageCodes), (text, page) => {
        const runs = scriptRuns(text, page);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        runs.forEach(({ language, start }, at) => {
          expect(language).not.toBe(runs[at + 1]?.language);
          expect(start).toBe(runs.slice(0, at).reduce((sum, run) => sum + run.text.length, 0));
        });
      }),
    );
  });
});
