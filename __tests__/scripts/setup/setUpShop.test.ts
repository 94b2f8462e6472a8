import { envFile } from '../../../scripts/setup/envFile';
import { offeredSettings } from '../../../scripts/setup/ownerSettings';
import { settingsIn } from '../../helpers/settingsIn';
import { typeSettings } from '../../helpers/typeSettings';

const shop = {
  SHOP_NAME: 'Rupkatha',
  SHOP_PHONE: '98765 43210',
  SHOP_EMAIL: 'shop@example.com',
  SHOP_STREET: '12 Station Road',
};

const typed = Object.fromEntries(Object.entries(shop).map(([name, value]) => [name, [value]]));

describe('shop:setup', () => {
  it('asks for the settings that every shop needs, and keeps the others', async () => {
    const before = { SHOP_CREDIT: 'Somebody', SHOP_PAYMENT: 'Cash.', SHOP_PAYMENT_BN: 'ক্যাশ।' };
    const { asked, said, written } = await typeSettings({ ...typed, Write: ['y'] }, before, false);
    expect(asked).toEqual([
      ...['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
      ...['FIREBASE_READER', 'FIREBASE_READER_PASSWORD'],
      ...['SHOP_NAME', 'SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'],
      ...['SHOP_PLACE', 'SHOP_HOURS', 'SITE_ADDRESS', 'CATALOGUE_SHEET', 'CATALOGUE_PHOTOS'],
      'Write it? Press a key.',
    ]);
    expect(said).toMatch(/asked for 13 settings\. The other \d+ stay as they are:.* -- --all /s);
    expect(said).not.toContain('Your texts');
    expect(written).toEqual({ ...before, ...shop });
  });

  it('asks for another one if it does not fit, or if it is chosen at the end', async () => {
    const before = { ...shop, SHOP_PAYMENT_BN: 'ক্যাশ।' };
    const { asked, written } = await typeSettings(
      {
        SHOP_PAYMENT_BN: ['-'],
        Write: ['c', 'c', 'y'],
        Which: ['no such setting', 'p_x'],
        SHOP_X: ['https://x.com/rupkatha'],
      },
      before,
      false,
    );
    const settings = asked.filter((question) => /^[A-Z_]+$/.test(question));
    expect(settings.slice(13)).toEqual(['SHOP_PAYMENT_BN', 'SHOP_X']);
    expect(written).toEqual({ ...shop, SHOP_X: 'https://x.com/rupkatha' });
  });

  it('asks for all settings in order, with their explanations, when told so', async () => {
    const { asked, said } = await typeSettings({});
    const offered = offeredSettings.map(({ name }) => name);
    expect(asked).toEqual(offered.filter((name) => !/_(?:BN|HI)$/.test(name)));
    expect(said).toContain('◇  The catalogue in Firebase');
    expect(said).toContain('Ten digits, in any usual form');
  });

  it('asks again for settings that do not fit together', async () => {
    const { said, written } = await typeSettings({
      SHOP_NAME: ['Rupkatha', '-'],
      SHOP_PHONE: ['', '98765 43210'],
      SHOP_EMAIL: ['', 'shop@example.com'],
      SHOP_STREET: ['', '12 Station Road', 'again'],
      SHOP_BANNER: ['/pictures/none.jpg', ''],
      Write: ['y'],
    });
    expect(said).toMatch(/SHOP_BANNER\n.*\n└ {2}there is no file public\/pictures\/none.jpg/);
    expect(said).toMatch(/Together they don't work yet:\n│ {2}SHOP_PHONE: missing/);
    expect(written).toEqual({ ...shop, SHOP_NAME: 'Rupkatha' });
  });

  it('offers existing values on a second run, keeps unknown settings, and can clear a value', async () => {
    const before = { ...shop, SHOP_CREDIT: 'Somebody', GOOGLE_APPLICATION_CREDENTIALS: 'key.json' };
    const { said, written } = await typeSettings({ SHOP_CREDIT: ['-'], Write: ['y'] }, before);
    expect(said).toMatch(/SHOP_NAME \(Enter keeps it, - empties it\)\n│ {2}Rupkatha/);
    expect(said).toContain('SHOP_CREDIT is emptied (was Somebody)');
    expect(written).toEqual({ ...shop, GOOGLE_APPLICATION_CREDENTIALS: 'key.json' });
    expect(await typeSettings({}, before)).toMatchObject({ done: true, written: undefined });
    const refused = await typeSettings({ SHOP_CREDIT: ['-'], Write: ['', 'n'] }, before);
    expect(refused).toMatchObject({ done: false, written: undefined });
  });

  it('asks for required settings first, and stops asking after a full stop', async () => {
    const { asked, written } = await typeSettings({ ...typed, SHOP_FACEBOOK: ['.'], Write: ['y'] });
    expect(asked.slice(-2)).toEqual(['SHOP_FACEBOOK', 'Write it? Press a key.']);
    expect(written).toEqual(shop);
  });

  it.each<[what: string, before: string, typed: string, shown: string]>([
    ['new', '', 'a-long-enough-one', 'is the one that you typed'],
    ['changed', 'an-old-enough-one', 'a-long-enough-one', 'is the one that you typed'],
    ['emptied', 'an-old-enough-one', '-', 'is emptied'],
  ])('never shows a password, %s', async (_what, before, typed, shown) => {
    const reader = typed === '-' ? '-' : 'reader@example.com';
    const { said, written } = await typeSettings(
      { FIREBASE_READER: [reader], FIREBASE_READER_PASSWORD: [typed], Write: ['y'] },
      {
        FIREBASE_PROJECT_ID: 'test-shop',
        FIREBASE_API_KEY: 'a-key-of-no-project-0',
        ...(before && { FIREBASE_READER: 'r@example.com', FIREBASE_READER_PASSWORD: before }),
      },
      false,
    );
    expect(written?.FIREBASE_READER_PASSWORD).toBe(typed === '-' ? undefined : typed);
    expect(said).toContain(`FIREBASE_READER_PASSWORD ${shown}`);
    expect(said).not.toMatch(/a-long-enough-one|an-old-enough-one/);
  });
});

describe('envFile', () => {
  it.each([
    'Rupkatha Beauty',
    "Rupa's & Co. # 1",
    'রূপকথা "বিউটি"',
    '₹100 to $5',
    '$HOME/$PATH',
    'a\\nb',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" style="border:0;"></iframe>',
    ' spaced ',
  ])('writes %s so that it is read back unchanged', (value) => {
    const text = envFile(new Map([['A', value]]));
    expect(settingsIn(text).A).toBe(value);
  });

  it('has every setting once, with its value or none, and what the site does not know below', () => {
    const text = envFile(
      new Map([
        ['OTHER', 'a'],
        ['SHOP_NAME', 'Rupkatha'],
      ]),
    );
    expect(settingsIn(text)).toEqual({ SHOP_NAME: 'Rupkatha', OTHER: 'a' });
    expect(text).toMatch(
      /^SHOP_NAME=Rupkatha\n(?:.*\n)*# --- Not used by this site -+\nOTHER=a\n$/m,
    );
    expect(text.match(/^SHOP_NAME=/gm)).toHaveLength(1);
  });

  it('rejects a value that an .env file cannot hold', () => {
    const values = new Map([['A', '\'"`']]);
    expect(() => envFile(values)).toThrow(/^A: has quotes of every kind/);
  });
});
