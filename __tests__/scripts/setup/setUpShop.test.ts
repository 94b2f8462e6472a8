import { readFileSync } from 'node:fs';
import { setUpShop } from '../../../scripts/setup/setUpShop';
import { settingsIn } from '../../helpers/settingsIn';

const example = readFileSync('.env.example', 'utf8');
const shop = {
  SHOP_NAME: 'Rupkatha',
  SHOP_PHONE: '98765 43210',
  SHOP_EMAIL: 'shop@example.com',
  SHOP_STREET: '12 Station Road',
};

/** A fake terminal: types each answer when its setting is asked for, and Enter for all others. */
function terminal(answers: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(answers).map(([name, typed]) => [name, [...typed]]));
  const said: string[] = [];
  const ask = async (question: string) => {
    said.push(question);
    const [name = ''] = question.match(/^\w+/) ?? [];
    return left.get(name)?.shift() ?? '';
  };
  return { said, conversation: { ask, say: (line: string) => said.push(line) } };
}

async function setUp(
  answers: Readonly<Record<string, readonly string[]>>,
  before: Readonly<Record<string, string>> = {},
  all = true,
) {
  const { said, conversation } = terminal(answers);
  const write = jest.fn<void, [text: string]>();
  const files = { example, before: new Map(Object.entries(before)), write };
  const done = await setUpShop(files, conversation, { all });
  const [text] = write.mock.calls[0] ?? [];
  return {
    done,
    said: said.join('\n'),
    written: text === undefined ? undefined : settingsIn(text),
  };
}

const typed = Object.fromEntries(Object.entries(shop).map(([name, value]) => [name, [value]]));

/** The settings that were asked for, in order. */
const askedIn = (said: string) =>
  Array.from(said.matchAll(/^([A-Z_]+)(?: \[.*\])?: $/gm), ([, name]) => name);

describe('shop:setup', () => {
  it('asks for the dozen settings that every shop needs, and keeps the others', async () => {
    const before = { SHOP_CREDIT: 'Somebody', SHOP_PAYMENT: 'Cash.', SHOP_PAYMENT_BN: 'ক্যাশ।' };
    const { said, written } = await setUp({ ...typed, Write: ['y'] }, before, false);
    expect(askedIn(said)).toEqual([
      ...['SHOP_NAME', 'SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'],
      ...['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
      ...['FIREBASE_READER', 'FIREBASE_READER_PASSWORD'],
      ...['CATALOGUE_SHEET', 'CATALOGUE_PHOTOS', 'SHOP_HOURS', 'SITE_ADDRESS'],
    ]);
    expect(said).toMatch(/asked for 12 settings\. The other \d+ stay as they are: .* -- --all /);
    expect(said).not.toContain('Your texts');
    expect(written).toEqual({ ...before, ...shop });
  });

  it('asks for another one if it does not fit, or if it is named at the end', async () => {
    const before = { ...shop, SHOP_PAYMENT_BN: 'ক্যাশ।' };
    const { said, written } = await setUp(
      { SHOP_PAYMENT_BN: ['-'], Write: ['shop_x', 'y'], SHOP_X: ['https://x.com/rupkatha'] },
      before,
      false,
    );
    expect(askedIn(said).slice(12)).toEqual(['SHOP_PAYMENT_BN', 'SHOP_X']);
    expect(written).toEqual({ ...shop, SHOP_X: 'https://x.com/rupkatha' });
  });

  it('asks for all settings of .env.example in order, with their explanations, when told so', async () => {
    const { said } = await setUp({});
    const asked = askedIn(said);
    const offered = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
    expect(asked).toEqual(offered.filter((name = '') => !/_(?:BN|HI)$/.test(name)));
    expect(said).toContain('--- The catalogue: these two belong together ---');
    expect(said).toContain('Ten digits, in any usual form');
  });

  it('asks again for settings that do not fit together', async () => {
    const { said, written } = await setUp({
      SHOP_NAME: ['Rupkatha', '-'],
      SHOP_PHONE: ['', '98765 43210'],
      SHOP_EMAIL: ['', 'shop@example.com'],
      SHOP_STREET: ['', '12 Station Road', 'again'],
      SHOP_BANNER: ['/pictures/none.jpg', ''],
      Write: ['y'],
    });
    expect(said).toContain('SHOP_BANNER there is no file public/pictures/none.jpg');
    expect(said).toMatch(/Together they don't work yet:\n {2}- SHOP_PHONE: missing/);
    expect(written).toEqual({ ...shop, SHOP_NAME: 'Rupkatha' });
  });

  it('offers existing values on a second run, keeps unknown settings, and can clear a value', async () => {
    const before = { ...shop, SHOP_CREDIT: 'Somebody', GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
    const { said, written } = await setUp({ SHOP_CREDIT: ['-'], Write: ['yes'] }, before);
    expect(said).toContain('SHOP_NAME [Rupkatha; Enter keeps it, - empties it]: ');
    expect(said).toContain('SHOP_CREDIT is emptied (was Somebody)');
    expect(written).toEqual({ ...shop, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' });
    expect(await setUp({}, before)).toMatchObject({ done: true, written: undefined });
    const refused = await setUp({ SHOP_CREDIT: ['-'], Write: ['', 'n'] }, before);
    expect(refused).toMatchObject({ done: false, written: undefined });
  });

  it('asks for required settings first, and stops asking after a full stop', async () => {
    const { said, written } = await setUp({ ...typed, SHOP_FACEBOOK: ['.'], Write: ['y'] });
    expect(said).toMatch(/SHOP_NAME: .*FIREBASE_API_KEY: .*SHOP_FACEBOOK: /s);
    expect(said).not.toContain('SHOP_YOUTUBE: ');
    expect(written).toEqual(shop);
  });
});

describe('shop:setup on texts in other languages', () => {
  /** What is asked for beside the settings, in order. */
  async function asked(
    answers: Readonly<Record<string, readonly string[]>>,
    before: Readonly<Record<string, string>> = {},
  ) {
    const { said, ...done } = await setUp({ ...typed, Write: ['n'], ...answers }, before);
    const lines = said.split('\n');
    return {
      ...done,
      said,
      question: lines.filter((line) => line.startsWith('Your texts')),
      names: lines.flatMap((line) => line.match(/^SHOP_\w+_(?:BN|HI)(?=.*: $)/)?.[0] ?? []),
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
      'Your texts in Bengali and Hindi, too? y asks for each, Enter leaves them as they are: ',
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
    expect(said).toContain('- SHOP_PAYMENT_BN: translates words of SHOP_PAYMENT, which has none');
    expect(written).toEqual(shop);
    const long = await asked({ Your: ['y'], SHOP_NAME_BN: ['র'.repeat(61), ''] });
    expect(long.said).toContain('SHOP_NAME_BN should have 60 characters at most');
  });
});
