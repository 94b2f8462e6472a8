import { readFileSync } from 'node:fs';
import { type Environment, parseSettings } from '@/data/settings/parseSettings';
import { readSettings } from '@/data/settings/readSettings';
import { readFirestoreSettings } from '@/data/settings/serverSettings';

describe('siteSettings', () => {
  const shop = (environment: Record<string, string>) => readSettings(environment);

  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['', 'https://rupkatha.vercel.app'],
  ])('read the address %j as %j, on Vercel too', (given, address) => {
    const environment = {
      SITE_ADDRESS: given,
      VERCEL_PROJECT_PRODUCTION_URL: 'rupkatha.vercel.app',
    };
    expect(shop(environment).siteAddress).toBe(address);
  });

  it('default to localhost, and to YouTube stills as the only remote pictures', () => {
    expect(shop({})).toMatchObject({
      siteAddress: 'http://localhost:3000',
      pictureHosts: ['i.ytimg.com/vi/'],
    });
  });

  it("allow pictures of the named hosts, and of the project's own buckets under both names", () => {
    const environment = {
      IMAGE_HOSTS: 'res.cloudinary.com/my-shop, i.imgur.com/',
      FIREBASE_PROJECT_ID: 'my-shop',
      FIREBASE_API_KEY: 'a'.repeat(20),
    };
    expect(shop(environment).pictureHosts).toEqual([
      'res.cloudinary.com/my-shop/',
      'i.imgur.com/',
      'firebasestorage.googleapis.com/v0/b/my-shop.appspot.com/o/',
      'firebasestorage.googleapis.com/v0/b/my-shop.firebasestorage.app/o/',
      'i.ytimg.com/vi/',
    ]);
  });

  it.each([
    ['IMAGE_HOSTS_ONLY', 'yes', 'pictureHostsOnly'],
    ['OWNER_REPORT', 'no', 'noOwnerReport'],
    ['OFFLINE_PAGES', 'no', 'noOfflinePages'],
  ])('say with %s=%s, and only with it, that %s', (name, value, fact) => {
    expect(shop({ [name]: value })).toMatchObject({ [fact]: true });
    for (const other of ['', value === 'yes' ? 'no' : 'yes'])
      expect(shop({ [name]: other })).not.toHaveProperty(fact);
  });
});

describe('readFirestoreSettings', () => {
  const project = { FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'a'.repeat(20) };

  it.each<Environment>([{}, { NODE_ENV: 'production', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }])(
    'gives undefined, for the demo catalogue, when nothing is set: %j',
    (environment) => {
      expect(readFirestoreSettings(environment)).toBeUndefined();
    },
  );

  it('gives the project and its key, and the reader when there is one', () => {
    const read = { projectId: 'my-shop', apiKey: 'a'.repeat(20) };
    expect(readFirestoreSettings(project)).toEqual(read);
    const reader = { FIREBASE_READER: 'a@my-shop.in', FIREBASE_READER_PASSWORD: 'correct horse' };
    expect(readFirestoreSettings({ ...project, ...reader })).toEqual({
      ...read,
      reader: { email: 'a@my-shop.in', password: 'correct horse' },
    });
    const { FIREBASE_READER_PASSWORD } = reader;
    const byDefault = readFirestoreSettings({ ...project, FIREBASE_READER_PASSWORD });
    expect(readFileSync('firestore.rules', 'utf8')).toContain(`== '${byDefault?.reader?.email}'`);
  });
});

describe('the seconds of tests', () => {
  const seconds = (environment: Environment) =>
    parseSettings(environment).CATALOGUE_TEST_FRESH_SECONDS;

  it.each([undefined, '{"config":{}}'])('are no shorter without an emulator: %j', (defaults) => {
    const short = { CATALOGUE_TEST_FRESH_SECONDS: '2', __FIREBASE_DEFAULTS__: defaults };
    expect(() => seconds(short)).toThrow(/CATALOGUE_TEST_FRESH_SECONDS: .*emulator only/);
  });
});

describe('the settings of the desk', () => {
  const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-_0123456789';

  it.each([
    `https://docs.google.com/spreadsheets/d/${ID}/edit?gid=0#gid=0`,
    ` https://docs.google.com/spreadsheets/u/1/d/${ID}/edit?usp=sharing `,
  ])('take the address of a sheet as it is copied: %s', (address) => {
    expect(parseSettings({ CATALOGUE_SHEET: address }).CATALOGUE_SHEET).toBe(ID);
  });

  it('take the address of a Drive folder', () => {
    const CATALOGUE_PHOTOS = `https://drive.google.com/drive/u/0/folders/${ID}?usp=sharing`;
    expect(parseSettings({ CATALOGUE_PHOTOS })).toEqual({ CATALOGUE_PHOTOS: ID });
  });
});
