import { readFirestoreSettings, readFreshSeconds } from '@/data/settings/readSourceSettings';
import { SettingsError } from '@/shop/SettingsError';

const FIREBASE_PROJECT_ID = 'my-beauty-shop';
const FIREBASE_API_KEY = `AIzaSy${'A-b_1'.repeat(6)}xyz`;
const EMULATOR = '{"emulatorHosts":{"firestore":"127.0.0.1:8080"}}';

describe('readFirestoreSettings', () => {
  it.each([
    {},
    { NODE_ENV: 'production', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    { FIREBASE_PROJECT_ID: undefined },
  ])('gives undefined, for the demo catalogue, when nothing is set: %j', (environment) => {
    expect(readFirestoreSettings(environment)).toBeUndefined();
  });

  it('gives the project and its key when both are set', () => {
    expect(readFirestoreSettings({ FIREBASE_PROJECT_ID, FIREBASE_API_KEY })).toEqual({
      projectId: FIREBASE_PROJECT_ID,
      apiKey: FIREBASE_API_KEY,
    });
  });

  it.each<[missing: string, environment: Record<string, string>]>([
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID }],
    ['FIREBASE_PROJECT_ID', { FIREBASE_PROJECTID: FIREBASE_PROJECT_ID, FIREBASE_API_KEY }],
  ])('throws and names %s when only %j is set', (missing, environment) => {
    expect(() => readFirestoreSettings(environment)).toThrow(SettingsError);
    expect(() => readFirestoreSettings(environment)).toThrow(`${missing}: missing`);
  });

  it.each(['My-Shop', 'shop', '1-beauty-shop', 'my-beauty-shop-', `a${'b'.repeat(30)}`, 'দোকান-ঘর'])(
    'rejects the project id "%s" and describes a valid one',
    (projectId) => {
      expect(() =>
        readFirestoreSettings({ FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY }),
      ).toThrow(/FIREBASE_PROJECT_ID: should be a project id such as my-shop-1/);
    },
  );

  it.each(['AIza Sy with spaces in between', 'your-key-here'])(
    'rejects the key %s without repeating it',
    (apiKey) => {
      const reading = () =>
        readFirestoreSettings({ FIREBASE_PROJECT_ID, FIREBASE_API_KEY: apiKey });
      expect(reading).toThrow(/FIREBASE_API_KEY: should be the web API key/);
      expect(reading).not.toThrow(apiKey);
    },
  );
});

describe('the reader of readFirestoreSettings', () => {
  const project = { FIREBASE_PROJECT_ID, FIREBASE_API_KEY };
  const FIREBASE_READER = 'reader@my-shop.in';
  const FIREBASE_READER_PASSWORD = 'correct horse battery';

  it('is its e-mail and password', () => {
    expect(
      readFirestoreSettings({ ...project, FIREBASE_READER, FIREBASE_READER_PASSWORD })?.reader,
    ).toEqual({ email: FIREBASE_READER, password: FIREBASE_READER_PASSWORD });
  });

  it.each<[message: string, environment: Record<string, string>]>([
    ['FIREBASE_READER: missing', { FIREBASE_READER_PASSWORD }],
    ['FIREBASE_READER_PASSWORD: missing', { FIREBASE_READER }],
    ['FIREBASE_READER: should be the e-mail', { FIREBASE_READER: 'me', FIREBASE_READER_PASSWORD }],
    [
      'FIREBASE_READER_PASSWORD: should be the password of the reader, of 12',
      { FIREBASE_READER, FIREBASE_READER_PASSWORD: 'secret' },
    ],
  ])('throws "%s", without the password', (message, environment) => {
    const reading = () => readFirestoreSettings({ ...project, ...environment });
    expect(reading).toThrow(message);
    expect(reading).not.toThrow(/secret|correct/);
  });
});

describe('readFreshSeconds', () => {
  it.each([{}, { __FIREBASE_DEFAULTS__: EMULATOR }, { CATALOGUE_TEST_FRESH_SECONDS: ' ' }])(
    'is 60 for %j',
    (environment) => {
      expect(readFreshSeconds(environment)).toBe(60);
    },
  );

  it.each([
    ['1', 1],
    ['99', 99],
  ])('can be shortened to %s with an emulator', (text, seconds) => {
    expect(
      readFreshSeconds({
        CATALOGUE_TEST_FRESH_SECONDS: text,
        __FIREBASE_DEFAULTS__: EMULATOR,
      }),
    ).toBe(seconds);
  });

  it.each([undefined, '{"config":{}}'])(
    'cannot be shortened without an emulator: %j',
    (defaults) => {
      const reading = () =>
        readFreshSeconds({ CATALOGUE_TEST_FRESH_SECONDS: '2', __FIREBASE_DEFAULTS__: defaults });
      expect(reading).toThrow(SettingsError);
      expect(reading).toThrow(/CATALOGUE_TEST_FRESH_SECONDS: .*emulator only/);
    },
  );

  it.each(['0', '1.5', '100', '05'])('rejects "%s" and names the variable', (text) => {
    expect(() =>
      readFreshSeconds({ CATALOGUE_TEST_FRESH_SECONDS: text, __FIREBASE_DEFAULTS__: EMULATOR }),
    ).toThrow(/CATALOGUE_TEST_FRESH_SECONDS: should be whole seconds from 1 to 99/);
  });
});
