import { deskMessages } from '@/messages/deskMessages';
import { BusyError, DeskError } from '../../../scripts/desk/Sheet';
import { goodsRow, headings } from '../../helpers/aDesk';
import { aGoogle } from '../../helpers/aGoogle';

const words = deskMessages.en;
const WRITE = 'POST /v4/spreadsheets/the-sheet/values:batchUpdate';

describe('The Google Sheet', () => {
  it('is read as it is shown, tabs of the shop alone, and gets Ids and results', async () => {
    const google = aGoogle();
    google.type(goodsRow('Wax', '₹1,299.00'));
    google.tables.set('Copy of Makeup', [[...headings], goodsRow('Backup', 1)]);
    google.tables.set('Hair', [[...headings], goodsRow('Old', 1, '', { Shelf: 'Hair Flower' })]);
    google.hidden.add('Hair');
    const { goods, isTaken } = await google.sync();
    expect([goods, isTaken]).toEqual([{ n0001: { title: 'Wax', price: 1299 } }, true]);
    expect(google.tables.get('Makeup')?.[1]?.slice(-2)).toEqual([
      'n0001',
      expect.stringMatching(/^On the site/),
    ]);
    expect(await google.desk.shelf('HAIR-Flower')).toEqual({});
    expect(google.tables.get('Copy of Makeup')?.[1]).toEqual(goodsRow('Backup', 1));
  });

  it.each([
    ['isProtected', 400, 'You are trying to edit a protected cell or object.'],
    ['noRoom', 400, 'Range (Makeup!AA1:AA1) exceeds grid limits.'],
    ['isBusy', 503, 'The service is currently unavailable.'],
    ['notEditor', 403, 'The caller does not have permission'],
  ] as const)('takes no new row and says %s', async (reason, code, message) => {
    const google = aGoogle();
    google.type(goodsRow('Wax', 120));
    google.faults.set(WRITE, [code, { code, message }]);
    const { said, isTaken, goods } = await google.sync();
    expect([goods, isTaken]).toEqual([{}, reason === 'isBusy']);
    expect(said[0]).toBe(`Makeup: ${words.idsNotWritten(words[reason])}`);
  });

  it.each([
    [503, {}, /is asked again in the next run/],
    [404, {}, /is not shared: in Google Sheets choose Share/],
    [400, { status: 'FAILED_PRECONDITION' }, /Excel file in Drive/],
    [403, { details: [{ reason: 'SERVICE_DISABLED' }] }, /Turn on the Google Sheets API/],
  ])('says of an answer %i what to do', async (code, body, reason) => {
    const google = aGoogle();
    google.faults.set('GET /v4', [code, { code, ...body }]);
    const { said, isTaken } = await google.sync();
    expect([said.length, isTaken]).toEqual([1, false]);
    await expect(google.sheet.read()).rejects.toThrow(code === 503 ? BusyError : DeskError);
    expect(said[0]).toMatch(reason);
  });
});
