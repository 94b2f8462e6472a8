import { deskMessages } from '@/messages/deskMessages';
import { googleSheet } from '../../../scripts/desk/googleSheet';
import { BusyError, DeskError } from '../../../scripts/desk/Sheet';
import { goodsRow, headings } from '../../helpers/aDesk';
import { aGoogle } from '../../helpers/aGoogle';
import { GoogleError } from '../../helpers/google/GoogleError';

const words = deskMessages.en;
const READ = 'GET sheets.googleapis.com';
const WRITE = 'POST sheets.googleapis.com';
const busy = new GoogleError(503, 'The service is currently unavailable.');
const tooMany = new GoogleError(
  429,
  "Quota exceeded for quota metric 'Read requests'",
  'RATE_LIMIT_EXCEEDED',
);

type Google = Awaited<ReturnType<typeof aGoogle>>;

describe('The Google Sheet', () => {
  it('is read as it is shown, all tabs of the shop, and gets Ids and results', async () => {
    const google = await aGoogle();
    google.type(goodsRow('Wax', '₹1,299.00'));
    google.tables.set("Owner's own", [[...headings], goodsRow('Backup', 1)]);
    google.tables.set('Hair', [[...headings], goodsRow('Band', 1, '', { Shelf: 'Hair Bands' })]);
    google.tables.set('Brands', [[...headings], goodsRow('Old', 1, '', { Shelf: 'Sugar Pop' })]);
    google.there.hidden.add('Brands');
    const tables = await google.sheet.read();
    expect([...tables.keys()]).toEqual(['Makeup', 'Hair']);
    expect(tables.get('Hair')?.[1]?.slice(0, 2)).toEqual(['Band', '1']);
    const { goods } = await google.sync();
    expect(goods).toEqual({ n0001: { title: 'Wax', price: 1299 } });
    expect(google.tables.get('Makeup')?.[1]?.slice(-2)).toEqual([
      'n0001',
      expect.stringMatching(/^On the site/),
    ]);
    expect(google.tables.get("Owner's own")?.[1]).toEqual(goodsRow('Backup', 1));
  });

  it('gives a picture in a cell, which shows nothing, as its formula', async () => {
    const google = await aGoogle();
    google.tables.set('Makeup', [
      ['Title', 'Price', 'Picture'],
      ['Wax', '', ''],
    ]);
    google.there.formulas.set('Makeup!B2', '=IF(A2="","",C2)');
    google.there.formulas.set('Makeup!C2', '=IMAGE("https://pictures.example/rose.jpg")');
    const tables = await google.sheet.read();
    expect(tables.get('Makeup')?.[1]).toEqual([
      'Wax',
      '',
      '=IMAGE("https://pictures.example/rose.jpg")',
    ]);
  });

  it.each<[reason: string, spoil: (google: Google) => unknown, isLater: boolean]>([
    [words.isProtected, ({ there }) => there.guarded.push('Makeup!H1:I1000'), false],
    [
      words.noRoom,
      ({ there, tables }) => {
        tables.set('Makeup', [headings.slice(0, -2), goodsRow('Wax', 120).slice(0, -2)]);
        there.sizes.set('Makeup', { rowCount: 100, columnCount: 7 });
      },
      false,
    ],
    [words.isBusy(busy.message), ({ faults }) => faults.set(WRITE, busy), true],
    [
      words.notEditor('owner@emulator.test'),
      ({ there }) => {
        there.role = 'Viewer';
      },
      false,
    ],
    [
      words.sheetRefused('Invalid requests[0]'),
      ({ faults }) => faults.set(WRITE, new GoogleError(400, 'Invalid requests[0]')),
      false,
    ],
  ])('takes no new row and says why: %s', async (reason, spoil, isLater) => {
    const google = await aGoogle();
    google.type(goodsRow('Wax', 120));
    spoil(google);
    const { said, isTaken, goods } = await google.sync();
    expect([goods, isTaken]).toEqual([{}, isLater]);
    expect(said[0]).toBe(`Makeup: ${words.idsNotWritten(reason)}`);
  });

  it.each<[what: string, spoil: (google: Google) => unknown, reason: string]>([
    ['is busy', ({ faults }) => faults.set(READ, busy), words.isBusy(busy.message)],
    ['has a quota', ({ faults }) => faults.set(READ, tooMany), words.isBusy(tooMany.message)],
    [
      'does not let the account in',
      ({ there }) => {
        there.role = 'none';
      },
      'The sheet is not shared. Open it in Google Sheets, press Share and add owner@emulator.test as Editor.',
    ],
    [
      'can not parse a range',
      ({ faults }) =>
        faults.set(READ, new GoogleError(400, "Unable to parse range: 'Makeup','Hair'")),
      "Google says: Unable to parse range: 'Makeup','Hair'",
    ],
    [
      'has an Excel file',
      ({ there }) => {
        there.isExcel = true;
      },
      words.isExcel,
    ],
    [
      'has its API turned off',
      ({ faults }) =>
        faults.set(
          READ,
          new GoogleError(403, 'Google Sheets API is disabled.', 'SERVICE_DISABLED'),
        ),
      'The Google Sheets API is off',
    ],
  ])('says what to do where Google %s', async (_what, spoil, reason) => {
    const google = await aGoogle();
    google.type(goodsRow('Wax', 120));
    spoil(google);
    const { said, isTaken } = await google.sync();
    expect([said.length, isTaken]).toEqual([1, false]);
    expect(said[0]).toContain(reason);
    const isLater = reason.startsWith('The sheet could not be read');
    await expect(google.sheet.read()).rejects.toThrow(isLater ? BusyError : DeskError);
  });

  it('that is not there is not shared', async () => {
    const { account } = await aGoogle();
    const another = googleSheet(account, 'another', words);
    await expect(another.read()).rejects.toThrow(words.notShared('owner@emulator.test'));
  });
});
