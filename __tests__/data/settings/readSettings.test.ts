import { readSettings } from '@/data/settings/readSettings';
import { problemsIn } from '../../helpers/problemsIn';
import { shopEnvironment } from '../../helpers/shopEnvironment';

type Settings = Readonly<Record<string, string | undefined>>;

const problemsOf = (environment: Settings) => problemsIn(() => readSettings(environment));

describe('readSettings', () => {
  it('gives the demo shop and catalogue for an empty environment', () => {
    expect(readSettings({})).toMatchObject({ isDemo: true, showsDemoCatalogue: true });
  });

  it('reports all problems at once, by variable, across all groups of settings', () => {
    const wrong = {
      NEXT_PUBLIC_KEY: 'x',
      NEXT_PUBLIC_TOKEN: 'x',
      SITE_ADDRESS: 'www.example.com',
      OWNER_REPORT: 'maybe',
      IMAGE_HOSTS: 'https://a.com, https://b.com',
      SHOP_PHONE: '12',
      SHOP_FACEBOK: 'https://example.com/a',
      SHOP_x: 'https://example.com/a',
      SHOP_BANNER: '/pictures/no-banner.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4 /pictures/clips/clip-9.mp4',
      FIREBASE_PROJECT_ID: 'my-shop-project',
      CATALOGUE_SHEET: 'x',
      CATALOGUE_TEST_FRESH_SECONDS: '2',
    };
    const variables = problemsOf(wrong).map((problem) => problem.split(':')[0]);
    expect(variables.sort()).toEqual([
      'CATALOGUE_SHEET',
      'CATALOGUE_TEST_FRESH_SECONDS',
      'FIREBASE_API_KEY',
      'IMAGE_HOSTS',
      'NEXT_PUBLIC_KEY',
      'NEXT_PUBLIC_TOKEN',
      'OWNER_REPORT',
      'SHOP_BANNER',
      'SHOP_EMAIL',
      'SHOP_FACEBOK',
      'SHOP_NAME',
      'SHOP_PHONE',
      'SHOP_REVIEW_CLIPS',
      'SHOP_REVIEW_CLIPS',
      'SHOP_STREET',
      'SHOP_x',
      'SITE_ADDRESS',
    ]);
  });

  it.each<[needed: readonly string[], settings: Settings]>([
    [['SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'], { SHOP_NAME: 'a' }],
    [['SHOP_NAME', 'SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'], { SHOP_CREDIT: 'a' }],
    [['FIREBASE_API_KEY'], { FIREBASE_PROJECT_ID: 'my-shop' }],
    [['FIREBASE_PROJECT_ID'], { FIREBASE_PROJECTID: 'my-shop', FIREBASE_API_KEY: 'a'.repeat(20) }],
  ])('names what is missing of a group, %j, when only %j is set', (needed, settings) => {
    const beginnings = problemsOf(settings).map((problem) => problem.split(';')[0]);
    expect(beginnings.sort()).toEqual(needed.map((name) => `${name}: missing`).sort());
  });

  it("names the reader's password when only its e-mail is set", () => {
    const project = { FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'a'.repeat(20) };
    expect(problemsOf({ ...project, FIREBASE_READER: 'secret@my-shop.in' })).toEqual([
      expect.stringMatching(/^FIREBASE_READER_PASSWORD: missing; (?!.*secret)/),
    ]);
  });

  it('accepts existing files, and does not check addresses on other hosts', () => {
    const files = {
      SHOP_BANNER: '/pictures/banners/banner-1.jpg',
      SHOP_REVIEW_CLIPS: '/pictures/clips/clip-1.mp4, https://example.com/clip.mp4',
    };
    expect(problemsOf(shopEnvironment(files))).toEqual([]);
  });

  it.each<[what: string, environment: Settings]>([
    ['variables that Vercel sets', { NEXT_PUBLIC_VERCEL_ENV: 'production' }],
    ['an empty variable, which counts as not set', { NEXT_PUBLIC_A: '', SHOP_FACEBOK: ' ' }],
    ['names that only contain the prefix', { MY_NEXT_PUBLIC_A: 'a', NEXT_TELEMETRY_DISABLED: '1' }],
  ])('allows %s', (_what, environment) => {
    expect(problemsOf(environment)).toEqual([]);
  });

  it.each(['NEXT_PUBLIC_FIREBASE_API_KEY', 'NEXT_PUBLIC_', 'NEXT_PUBLIC_VERCELTOKEN'])(
    'rejects %s by name, with the reason and without its value',
    (name) => {
      const [problem, ...more] = problemsOf({ [name]: 'secret' });
      expect(problem).toMatch(`${name}: remove it; Next writes what begins with NEXT_PUBLIC_`);
      expect(problem).not.toContain('secret');
      expect(more).toEqual([]);
    },
  );
});

describe('readSettings of the site', () => {
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
