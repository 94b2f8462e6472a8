import { typeSettings } from '../../helpers/typeSettings';

const shop = {
  SHOP_NAME: 'Rupkatha',
  SHOP_PHONE: '98765 43210',
  SHOP_EMAIL: 'shop@example.com',
  SHOP_STREET: '12 Station Road',
};

const typed = Object.fromEntries(Object.entries(shop).map(([name, value]) => [name, [value]]));

describe('shop:setup on texts in other languages', () => {
  /** What is asked for beside the settings, in order. */
  async function asked(
    answers: Readonly<Record<string, readonly string[]>>,
    before: Readonly<Record<string, string>> = {},
  ) {
    const done = await typeSettings({ ...typed, Write: ['n'], ...answers }, before);
    return {
      ...done,
      question: done.asked.filter((question) => question.startsWith('Your texts')),
      names: done.asked.filter((question) => /_(?:BN|HI)$/.test(question)),
    };
  }

  it('asks once whether there are any, and then for each that is given in English', async () => {
    const { question, names, written } = await asked({
      SHOP_PAYMENT: ['Cash.'],
      SHOP_DELIVERY: ['742*: soon, 60'],
      Your: ['y'],
      SHOP_NAME_BN: ['রূপকথা'],
      SHOP_DELIVERY_BN: ['soon = শিগগির'],
      SHOP_PAYMENT_HI: ['कैश।'],
      Write: ['y'],
    });
    expect(question).toEqual([
      'Your texts in Bengali and Hindi, too? They stay as they are if not.',
    ]);
    const texts = ['NAME', 'STREET', 'DELIVERY', 'PAYMENT'];
    expect(names).toEqual(texts.flatMap((text) => [`SHOP_${text}_BN`, `SHOP_${text}_HI`]));
    expect(written).toMatchObject({
      SHOP_NAME_BN: 'রূপকথা',
      SHOP_DELIVERY_BN: 'soon = শিগগির',
      SHOP_PAYMENT_HI: 'कैश।',
    });
  });

  it.each<[what: string, answers: Record<string, string[]>, asks: number, names: string[]]>([
    ['none after Enter', {}, 1, []],
    ['none after a no', { Your: ['n'] }, 1, []],
    [
      'those of the offered language alone',
      { SHOP_LANGUAGES: ['en hi'], Your: ['y'] },
      1,
      ['SHOP_NAME_HI', 'SHOP_STREET_HI'],
    ],
    ['nothing in a shop that offers English alone', { SHOP_LANGUAGES: ['en'] }, 0, []],
    ['nothing after a full stop', { SHOP_FACEBOOK: ['.'] }, 0, []],
    [
      'no words for what has none',
      {
        SHOP_DELIVERY: ['database'],
        SHOP_DELIVERY_LINE: ['no'],
        SHOP_LANGUAGES: ['bn'],
        Your: ['y'],
      },
      1,
      ['SHOP_NAME_BN', 'SHOP_STREET_BN'],
    ],
  ])('asks for %s', async (_what, answers, asks, names) => {
    const found = await asked(answers);
    expect(found.question).toHaveLength(asks);
    expect(found.names).toEqual(names);
  });

  it('reports a wrong one at once, and one whose English text was emptied at the end', async () => {
    const before = { ...shop, SHOP_PAYMENT: 'Cash.', SHOP_PAYMENT_BN: 'ক্যাশ।' };
    const { said, written } = await asked(
      { SHOP_PAYMENT: ['-'], SHOP_PAYMENT_BN: ['-'], Write: ['y'] },
      before,
    );
    expect(said).toContain('SHOP_PAYMENT_BN: translates words of SHOP_PAYMENT, which has none');
    expect(written).toEqual(shop);
    const long = await asked({ Your: ['y'], SHOP_NAME_BN: ['র'.repeat(61), ''] });
    expect(long.said).toContain('should have 60 characters at most');
  });
});
