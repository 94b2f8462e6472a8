import { type Environment, parseSettings } from '@/data/settings/parseSettings';

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
