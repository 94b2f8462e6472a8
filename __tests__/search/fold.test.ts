import { fold } from '@/catalogue/fold';
import { detailsOf } from '@/search/detailsOf';
import { soundKey } from '@/search/soundKey';
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

describe('soundKey', () => {
  it.each([
    ['kjl', 'kajol kajal kazal Kajoll কাজল काजल'],
    ['spr', 'spray spry sprey স্প্রে स्प्रे'],
    ['gjr', 'gajra gojra গাজরা गजरा'],
    ['fdsn', 'foundation foundesan faundashion ফাউন্ডেশন फाउंडेशन'],
    ['asd', 'eyeshadow aishado আইশ্যাডো आईशैडो'],
    ['ljbt', 'lajjaboti lajjabati লজ্জাবতী लज्जावती'],
    ['sr', 'shari sari শাড়ি'],
  ])('is %s for %s', (key, words) => {
    expect(words.split(' ').map((word) => soundKey(fold(word)))).toEqual(
      words.split(' ').map(() => key),
    );
  });

  it.each(['', 'a', 'eye', 's', '12', '\u0627\u0628', '\u6c34'])(
    'has no key for %j, which would match too much',
    (word) => {
      expect(soundKey(word)).toBe('');
    },
  );
});

const rose = { slug: 'blush', id: 'Ab12Cd', title: 'Rose Blush' } as const;
const details = (...parts: string[]) => ({ parts, images: parts.map((part) => `/${part}.webp`) });

describe('detailsOf', () => {
  it.each([
    ['the whole id', details('x', 'Ab12Cd34Ef'), 'Ab12Cd34Ef', '/Ab12Cd34Ef.webp'],
    [
      'an exact match before a longer one',
      details('Ab12Cd34Ef', 'Ab12Cd'),
      'Ab12Cd',
      '/Ab12Cd.webp',
    ],
    ['details not loaded', undefined, 'Ab12Cd', undefined],
    ['a product that has left', details('x'), 'Ab12Cd', undefined],
    ['an ambiguous beginning', details('Ab12Cd1', 'Ab12Cd2'), 'Ab12Cd', undefined],
  ])('finds a product by the beginning of its id: %s', (_what, known, id, image) => {
    expect(detailsOf(rose, known)).toEqual({
      path: `/blush/rose-blush-${id}`,
      ...(image ? { image } : {}),
    });
  });

  it('has the id of the document, unless the answer is older', () => {
    const known = details('Ab12Cd_x');
    expect(detailsOf(rose, { ...known, ids: ['Ab12Cd-x'] }).id).toBe('Ab12Cd-x');
    expect(detailsOf(rose, known)).not.toHaveProperty('id');
  });

  it('has an address for a product without a title, and no picture when there is none', () => {
    expect(detailsOf({ slug: 'blush', id: 'Ab12Cd' }, { parts: ['Ab12Cd'], images: [''] })).toEqual(
      {
        path: '/blush/blush-Ab12Cd',
      },
    );
  });
});
