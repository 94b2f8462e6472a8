import { readSettings } from '@/data/settings/readSettings';
import { shopVariables } from '@/shop/shopVariables';
import { importFresh } from '../helpers/importFresh';
import { shopEnvironment } from '../helpers/shopEnvironment';

describe('shopVariables', () => {
  const settings = {
    SHOP_NAME: 'Rupkatha',
    SHOP_NAME_BN: 'রূপকথা',
    SHOP_STREET_BN: '12 স্টেশন রোড',
    SHOP_PLACE: 'Kolkata, West Bengal 700001',
    SHOP_PLACE_BN: 'কলকাতা, পশ্চিমবঙ্গ 700001',
  };
  const variables = shopVariables(readSettings(shopEnvironment(settings)));

  it('have a language in its own variables alone', () => {
    const withBengali = Object.entries(variables).filter(([, value]) =>
      /\p{Script=Bengali}/u.test(value),
    );
    expect(withBengali.map(([name]) => name)).toEqual(['SHARED_TEXTS_BN']);
  });

  it.each([
    [{}, {}],
    [{ SHOP_PAYMENT: 'Cash or UPI. By BHIM, too.' }, { payment: 'Cash or UPI' }],
    [
      {
        SHOP_EXCHANGE: 'Within 7 days, with the bill',
        SHOP_ORIGINAL: 'With M.R.P. on it. Always.',
      },
      { exchange: 'Within 7 days, with the bill', original: 'With M.R.P. on it' },
    ],
    [{ SHOP_PAYMENT: 'ক্যাশ বা UPI। BHIM চলে।' }, { payment: 'ক্যাশ বা UPI' }],
  ])('have the first sentence of each text on buying: %j', (set, answers) => {
    const { ANSWER_TEXTS_EN = '' } = shopVariables(readSettings(shopEnvironment(set)));
    expect(JSON.parse(ANSWER_TEXTS_EN)).toEqual(answers);
  });
});

describe('shop', () => {
  it('has the settings of the build, not of the later environment', () => {
    const facts = { ...readSettings({}), name: 'Written at build' };
    Object.assign(process.env, shopVariables(facts));
    process.env.SHOP_NAME = 'Said later';
    const { shop: built } = importFresh<typeof import('@/shop/shop')>('@/shop/shop');
    expect(built).toMatchObject({ name: 'Written at build' });
  });
});
