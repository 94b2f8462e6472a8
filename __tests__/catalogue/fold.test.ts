import { fold, spellingKey } from '@/catalogue/fold';
import fc from '../helpers/fastCheck';
import { hostileTexts } from '../helpers/hostileTexts';

describe('fold', () => {
  it.each([
    ['  Clip & Kata ', 'clip kata'],
    ['L\u2019Or\u00e9al cr\u00e8me', 'loreal creme'],
    ['\uff21\uff12\uff13', 'a23'],
    ['\u09a1\u09bc', '\u09a1\u09bc'],
    ['স্প্রে', 'সপরে'],
    ['\u0985\u09beলতা', 'আলতা'],
    ['\u0905\u093eईना', 'अइना'],
    ['কাজ\u09f0', 'কাজর'],
    ['শীত', 'সিত'],
    ['ত\u09cd\u200d', 'ত'],
    ['খোঁপা', 'খোপা'],
    ['হেয়ার', 'হেয়ার'],
    ['১২', '12'],
    ['फ़ाउंडेशन', 'फाउंडेसन'],
    ['क्रीम', 'करिम'],
    ['!?', ''],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded.normalize('NFKD'));
  });

  it('is idempotent and never throws', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
      }),
    );
  });

  it('folds a prefix of a text to a prefix of the folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(30), (text, end) => {
        const begun = Array.from(text.normalize('NFC')).slice(0, end).join('');
        expect(fold(text).startsWith(fold(begun))).toBe(true);
      }),
    );
  });
});

describe('spellingKey', () => {
  it.each([
    ['/Foundation', 'foundation'],
    ['/Clip & Kata/', 'clipkata'],
    ['HAIR--MACHINE', 'hairmachine'],
    ['/ফাউন্ডেশন', 'ফাউনডেসন'],
    ['M.R.P. (₹)', 'mrp'],
    ['Cafe\u0301', 'cafe'],
    ['/', ''],
    ['\u0000\ud83c', ''],
  ])('reduces "%s" to "%s"', (text, key) => {
    expect(spellingKey(text)).toBe(key);
  });
});
