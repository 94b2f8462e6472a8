import { readSheetSettings } from '@/data/settings/readSheetSettings';
import { problemsIn } from '../../helpers/problemsIn';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-_0123456789';

describe('readSheetSettings', () => {
  it.each([
    `https://docs.google.com/spreadsheets/d/${ID}/edit?gid=0#gid=0`,
    `https://docs.google.com/spreadsheets/d/${ID}`,
    ` https://docs.google.com/spreadsheets/u/1/d/${ID}/edit?usp=sharing `,
  ])('takes the address of a sheet as it is copied: %s', (address) => {
    expect(readSheetSettings({ CATALOGUE_SHEET: address }).sheet).toBe(ID);
  });

  it('takes the address of a Drive folder, and a percentage', () => {
    const settings = readSheetSettings({
      CATALOGUE_PHOTOS: `https://drive.google.com/drive/u/0/folders/${ID}?usp=sharing`,
      CATALOGUE_SYNC_SHARE: '50',
    });
    expect(settings).toEqual({ sheet: undefined, photos: ID, mostPercent: 50 });
  });

  it('allows a third without a setting', () => {
    expect(readSheetSettings({}).mostPercent).toBe(33);
  });

  it.each([
    ['CATALOGUE_SHEET', ID],
    ['CATALOGUE_SHEET', `http://docs.google.com/spreadsheets/d/${ID}/edit`],
    ['CATALOGUE_SHEET', `https://docs.google.com.evil.example/spreadsheets/d/${ID}/edit`],
    ['CATALOGUE_SHEET', `https://docs.google.com/document/d/${ID}/edit`],
    ['CATALOGUE_SHEET', 'https://docs.google.com/spreadsheets/d/e/2PACX/pubhtml'],
    ['CATALOGUE_PHOTOS', `https://drive.google.com/file/d/${ID}/view`],
    ['CATALOGUE_SYNC_SHARE', 'a third'],
    ['CATALOGUE_SYNC_SHARE', '0'],
  ])('refuses %s by name: %s', (name, value) => {
    expect(problemsIn(() => readSheetSettings({ [name]: value }))).toEqual([
      expect.stringContaining(`${name}: should be`),
    ]);
  });
});
