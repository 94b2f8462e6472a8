import { readSettings } from '@/data/settings/readSettings';
import { problemsIn } from '../../helpers/problemsIn';
import { shopEnvironment } from '../../helpers/shopEnvironment';

const addresses = [
  ...['SHOP_FACEBOOK', 'SHOP_YOUTUBE', 'SHOP_INSTAGRAM', 'SHOP_X', 'SHOP_MAP', 'SHOP_MAP_AREA'],
  ...['SHOP_VISITOR_COUNTER', 'WEB_VITALS_ADDRESS'],
];
const ADDRESS = 'should be a full address such as https://example.com/page';
const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-_0123456789';
const CLIP = '/pictures/clips/clip-1.mp4';

/** A shop with all groups of settings that belong together. */
const valid = shopEnvironment({
  FIREBASE_PROJECT_ID: 'my-beauty-shop',
  FIREBASE_API_KEY: `AIzaSy${'A-b_1'.repeat(6)}xyz`,
  FIREBASE_READER: 'reader@my-shop.in',
  FIREBASE_READER_PASSWORD: 'correct horse battery',
  __FIREBASE_DEFAULTS__: '{"emulatorHosts":{"firestore":"127.0.0.1:8080"}}',
});

/** Values that stop the start, each with the beginning of the message. */
const malformed: [variable: string, message: string, ...values: string[]][] = [
  ['SHOP_NAME', 'should have 60 characters at most', 'x'.repeat(61)],
  ['SHOP_NAME_BN', 'should have 60 characters at most', 'র'.repeat(61)],
  [
    'SHOP_PHONE',
    'should be an Indian number of ten digits, such as 98765 43210',
    ...['12345', '+1 415 555 2671', '98765 43210 / 11', '98765x3210'],
  ],
  [
    'SHOP_EMAIL',
    'should be an e-mail address such as shop@example.com',
    ...['shop', 'a b@test.example', 'mailto:shop@test.example'],
  ],
  ...addresses.map((name): [string, string, ...string[]] => [
    name,
    ADDRESS,
    ...['facebook.com/rupkatha', 'http://example.com/page', '<iframe></iframe>'],
    ...['<iframe src="http://example.com/a"></iframe>', '<iframe src="javascript:alert(1)">'],
  ]),
  ['SHOP_X', `${ADDRESS}; did you mean https://x.com/priya?`, 'x.com/priya', ' x.com/priya '],
  [
    'SHOP_MAP',
    'is a link to share',
    ...['https://maps.app.goo.gl/AbCdEf123', 'https://goo.gl/maps/AbCdEf123'],
    '<iframe src="https://maps.app.goo.gl/AbC"></iframe>',
  ],
  [
    'SHOP_MAP',
    'is the address of Google Maps itself',
    'https://www.google.com/maps/place/Berhampore/@24.1,88.2,15z',
    'https://maps.google.co.in/?q=Berhampore',
  ],
  [
    'SHOP_BANNER',
    'should be a path such as /pictures/banner.jpg or a full https address',
    ...['banner.jpg', 'http://example.com/a.jpg'],
  ],
  ['SHOP_BANNER', 'there is no file public/pictures/banner.jpg', '/pictures/banner.jpg'],
  ['SHOP_BANNER', 'there is no file', '/%E0%A4%A'],
  ['SHOP_REVIEW_CLIPS', 'should be a path such as', `${CLIP},b.mp4`],
  ['SHOP_REVIEW_CLIPS', 'should name .mp4 files', `${CLIP} https://example.com/b.mov`],
  ['SHOP_REVIEW_CLIPS', 'should name six clips at most', Array(7).fill(CLIP).join()],
  ['OWNER_LANGUAGE', 'should be one of en, bn, hi', 'bn en', 'Bengali'],
  ['SHOP_GEO', 'should be latitude and longitude in degrees', 'Berhampore'],
  ['SHOP_PAYMENT', 'should have 200 characters at most', 'x'.repeat(201)],
  ['SHOP_PRICE_RANGE', 'should have 99 characters at most', '₹'.repeat(100)],
  [
    'SITE_ADDRESS',
    "should be the site's own address without a path, such as https://www.example.com",
    ...['www.example.com', 'https://www.example.com/shop', 'ftp://example.com', 'https://'],
  ],
  [
    'IMAGE_HOSTS',
    'should be host names such as res.cloudinary.com',
    ...['https://res.cloudinary.com', 'a.com/x?y', '*.example.com'],
  ],
  ['IMAGE_HOSTS', "is everybody's without a bucket", 'firebasestorage.googleapis.com'],
  ['IMAGE_HOSTS_ONLY', 'should be yes or no', 'true'],
  ['PUJO_MONTHS', 'should be months from 1 to 12', '9-13'],
  ['OWNER_REPORT', 'should be yes or no', 'maybe'],
  [
    'FIREBASE_PROJECT_ID',
    'should be a project id such as my-shop-1',
    ...['My-Shop', 'shop', '1-beauty-shop', 'my-beauty-shop-', `a${'b'.repeat(30)}`, 'দোকান-ঘর'],
  ],
  ['FIREBASE_API_KEY', 'should be the web API key', 'AIza Sy of a secret with spaces', 'secret'],
  ['FIREBASE_READER', 'should be the e-mail of the reader', 'me'],
  ['FIREBASE_READER_PASSWORD', 'should be the password of the reader, of 12', 'secret'],
  [
    'CATALOGUE_SHEET',
    'should be an address as the browser shows it',
    ...[ID, `http://docs.google.com/spreadsheets/d/${ID}/edit`],
    `https://docs.google.com.evil.example/spreadsheets/d/${ID}/edit`,
    `https://docs.google.com/document/d/${ID}/edit`,
    'https://docs.google.com/spreadsheets/d/e/2PACX/pubhtml',
  ],
  ['CATALOGUE_PHOTOS', 'should be an address', `https://drive.google.com/file/d/${ID}/view`],
  ['CATALOGUE_TEST_FRESH_SECONDS', 'should be whole seconds from 1', '0', '1.5', '100', '05'],
];

describe('readSettings of what is malformed', () => {
  it('has no problem with the settings that are changed here', () => {
    expect(problemsIn(() => readSettings(valid))).toEqual([]);
  });

  it.each(malformed.flatMap(([name, message, ...values]) => values.map((v) => [name, v, message])))(
    'rejects %s=%s: %s',
    (name, value, message) => {
      const found = problemsIn(() => readSettings({ ...valid, [name]: value }));
      expect(found).toEqual([expect.stringContaining(`${name}: ${message}`)]);
      expect(found.join()).not.toContain('secret');
    },
  );
});
