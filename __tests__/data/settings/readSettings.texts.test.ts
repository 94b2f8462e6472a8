import { readSettings } from '@/data/settings/readSettings';
import { otherLanguageCodes } from '@/shop/languages';
import type { ShopTexts } from '@/shop/ShopTexts';
import { problemsIn } from '../../helpers/problemsIn';
import { shopEnvironment } from '../../helpers/shopEnvironment';

/** A setting with words in English, and in Bengali; and what is then said in Bengali. */
const cases: [name: string, english: string, bengali: string, said: Partial<ShopTexts>][] = [
  ['SHOP_NAME', 'Rupkatha', ' রূপকথা ', { name: 'রূপকথা' }],
  ['SHOP_STREET', '12 Station Road', '12 স্টেশন রোড', { street: '12 স্টেশন রোড' }],
  [
    'SHOP_PLACE',
    'Krishnanagar ,  Nadia,West Bengal - 741 101',
    'কৃষ্ণনগর, নদিয়া, পশ্চিমবঙ্গ ৭৪১১০১',
    { place: 'কৃষ্ণনগর, নদিয়া, পশ্চিমবঙ্গ 741101' },
  ],
];

const SHOP_PLACE = 'Kolkata, West Bengal 700001';

const textsWith = (settings: Readonly<Record<string, string>>) =>
  readSettings(shopEnvironment({ SHOP_PLACE, ...settings })).texts;

describe('texts of the settings in other languages', () => {
  describe.each(cases)('%s', (name, english, bengali, said) => {
    it('stands in English on all pages when it is given in English alone', () => {
      const { en, ...others } = textsWith({ [name]: english });
      for (const code of otherLanguageCodes) expect(others[code]).toEqual(en);
    });

    it('is said in the language in which it is given, and in no other', () => {
      const texts = textsWith({ [name]: english, [`${name}_BN`]: bengali });
      expect(texts.bn).toEqual({ ...texts.en, ...said });
      expect(texts.bn).not.toEqual(texts.en);
      expect(texts.hi).toEqual(texts.en);
    });
  });

  it('are English for what is said on the page "How to buy", without needless spaces', () => {
    const { en, bn } = textsWith({ SHOP_PAYMENT: ' Cash  or UPI. ' });
    expect([en.payment, bn.payment]).toEqual(['Cash or UPI.', 'Cash or UPI.']);
  });

  it.each<[settings: Readonly<Record<string, string>>, problem: string]>([
    [{ SHOP_NAME_HI: 'क'.repeat(61) }, 'SHOP_NAME_HI: should have 60 characters at most'],
    [
      { SHOP_PLACE: '', SHOP_PLACE_BN: 'কলকাতা, পশ্চিমবঙ্গ 700001' },
      'SHOP_PLACE: missing; the others translate it',
    ],
    [{ SHOP_NAME_TA: 'x' }, 'SHOP_NAME_TA: is no setting of this site (see .env.example)'],
  ])('stop the start by name when they are wrong: %j', (settings, problem) => {
    expect(problemsIn(() => textsWith(settings))).toContain(problem);
  });
});

describe('the place', () => {
  it('is that of the specification in every language while none is set', () => {
    expect(textsWith({ SHOP_PLACE: '' })).toMatchObject({
      en: { place: 'Berhampore, Murshidabad, West Bengal 742103' },
      bn: { place: 'বহরমপুর, মুর্শিদাবাদ, পশ্চিমবঙ্গ 742103' },
      hi: { place: 'बहरमपुर, मुर्शिदाबाद, पश्चिम बंगाल 742103' },
    });
  });

  it.each([
    ['Kolkata, West Bengal 700001', 'Kolkata, West Bengal 700001'],
    [' Kolkata,West Bengal,700 001', 'Kolkata, West Bengal 700001'],
  ])('%s is tidied', (typed, place) => {
    const shop = readSettings(shopEnvironment({ SHOP_PLACE: typed }));
    expect([shop.place, shop.texts.en.place]).toEqual([place, place]);
  });

  it.each(['Kolkata', 'Kolkata 700001', 'Kolkata, West Bengal', 'A, B, C, D 700001', ', B 700001'])(
    'stops the start when it is "%s"',
    (typed) => {
      expect(problemsIn(() => textsWith({ SHOP_PLACE: typed }))).toEqual([
        'SHOP_PLACE: should be town, district, state and PIN code, such as Berhampore, Murshidabad, West Bengal 742103',
      ]);
    },
  );
});
