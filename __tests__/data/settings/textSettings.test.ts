import { readSettings } from '@/data/settings/readSettings';
import type { ShopTexts } from '@/shop/ShopTexts';
import { shopVariables } from '@/shop/shopVariables';
import { translatedCodes } from '@/shop/translatedCodes';
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
  ['SHOP_DELIVERY_LINE', 'By rickshaw', 'রিকশায় পাঠাই', { deliveryLine: 'রিকশায় পাঠাই' }],
  ['SHOP_PAYMENT', 'Cash or UPI.', 'ক্যাশ  বা UPI।', { payment: 'ক্যাশ বা UPI।' }],
  ['SHOP_EXCHANGE', 'Within 7 days.', '7 দিনের মধ্যে।', { exchange: '7 দিনের মধ্যে।' }],
  ['SHOP_ORIGINAL', 'With a bill.', 'বিল সমেত।', { original: 'বিল সমেত।' }],
];

const SHOP_PLACE = 'Kolkata, West Bengal 700001';

const textsWith = (settings: Readonly<Record<string, string>>) =>
  readSettings(shopEnvironment({ SHOP_PLACE, ...settings })).shop.texts;

describe('texts of the settings in other languages', () => {
  describe.each(cases)('%s', (name, english, bengali, said) => {
    it('stands in English on all pages when it is given in English alone', () => {
      const { en, ...others } = textsWith({ [name]: english });
      for (const code of translatedCodes) expect(others[code]).toEqual(en);
    });

    it('is said in the language in which it is given, and in no other', () => {
      const texts = textsWith({ [name]: english, [`${name}_BN`]: bengali });
      expect(texts.bn).toEqual({ ...texts.en, ...said });
      expect(texts.bn).not.toEqual(texts.en);
      expect(texts.hi).toEqual(texts.en);
    });

    it('is no wrong setting in a language that the shop does not offer now', () => {
      const settings = { [name]: english, [`${name}_BN`]: bengali, SHOP_LANGUAGES: 'en hi' };
      expect(() => textsWith(settings)).not.toThrow();
    });
  });

  it.each<[settings: Readonly<Record<string, string>>, problem: string]>([
    [
      { SHOP_PAYMENT: 'Cash.', SHOP_PAYMENT_HI: 'क'.repeat(201) },
      'SHOP_PAYMENT_HI: should have 200 characters at most',
    ],
    [
      { SHOP_PAYMENT_BN: 'ক্যাশ।' },
      'SHOP_PAYMENT_BN: translates words of SHOP_PAYMENT, which has none',
    ],
    [
      { SHOP_DELIVERY_LINE: 'no', SHOP_DELIVERY_LINE_HI: 'रिक्शे से' },
      'SHOP_DELIVERY_LINE_HI: translates words of SHOP_DELIVERY_LINE, which has none',
    ],
    [
      { SHOP_DELIVERY_LINE: 'By rickshaw', SHOP_DELIVERY_LINE_BN: 'No' },
      'SHOP_DELIVERY_LINE_BN: should be words: yes and no belong into SHOP_DELIVERY_LINE',
    ],
    [{ SHOP_PAYMENT_TA: 'x' }, 'SHOP_PAYMENT_TA: is no setting of this site (see .env.example)'],
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
    ['Siliguri, Darjeeling, West Bengal – 734001', 'Siliguri, Darjeeling, West Bengal 734001'],
  ])('%s is tidied', (typed, place) => {
    const { shop } = readSettings(shopEnvironment({ SHOP_PLACE: typed }));
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

describe('the line about home delivery', () => {
  it.each([
    ['absent', {}, undefined],
    ['no', { SHOP_DELIVERY_LINE: ' No ' }, ''],
    ['yes', { SHOP_DELIVERY_LINE: 'yes' }, undefined],
    ['words', { SHOP_DELIVERY_LINE: ' Delivered within 5 km ' }, 'Delivered within 5 km'],
  ])('is as asked for when the setting is %s', (_what, setting, line) => {
    expect(textsWith(setting).en.deliveryLine).toBe(line);
  });
});

describe('shopVariables', () => {
  const settings = Object.fromEntries(
    cases.flatMap(([name, english, bengali]) => [
      [name, english],
      [`${name}_BN`, bengali],
    ]),
  );
  const variables = shopVariables(readSettings(shopEnvironment(settings)).shop);

  it('have a language in its own variables alone', () => {
    const withBengali = Object.entries(variables).filter(([, value]) =>
      /\p{Script=Bengali}/u.test(value),
    );
    expect(withBengali.map(([name]) => name)).toEqual([
      'OWN_SHOP_BN',
      'OWN_DELIVERY_LINE_BN',
      'OWN_BUYING_BN',
    ]);
    const inEnglish = Object.entries(variables).filter(([, value]) =>
      /rickshaw|Cash|7 days|bill/.test(value),
    );
    expect(inEnglish.filter(([name]) => !/_(?:EN|HI)$/.test(name))).toEqual([]);
  });

  it.each([
    [{}, {}, undefined],
    [{ SHOP_PAYMENT: 'Cash.', SHOP_DELIVERY_LINE: 'no' }, { payment: true }, true],
    [
      { SHOP_EXCHANGE: 'Yes.', SHOP_ORIGINAL: 'Yes.' },
      { exchange: true, original: true },
      undefined,
    ],
  ])('tell every page of %j only what is said, and that there is no line', (set, said, none) => {
    const { SHOP = '' } = shopVariables(readSettings(shopEnvironment(set)).shop);
    expect(JSON.parse(SHOP)).toMatchObject({ said });
    expect(JSON.parse(SHOP).noDeliveryLine).toBe(none);
  });
});
