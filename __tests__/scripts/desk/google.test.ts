import { deskMessages } from '@/messages/deskMessages';
import { BusyError, DeskError } from '../../../scripts/desk/Sheet';
import { syncSheet } from '../../../scripts/desk/syncSheet';
import { aDesk, goodsRow, headings } from '../../helpers/aDesk';
import { GoogleStandIn } from '../../helpers/GoogleStandIn';
import { photo } from '../../helpers/photo';

const words = deskMessages.en;
let google: GoogleStandIn;
let places: Awaited<ReturnType<GoogleStandIn['start']>>;

beforeEach(async () => {
  google = new GoogleStandIn();
  places = await google.start();
});
afterEach(() => google.stop());

/** A run of a shop whose sheet and photos are at Google. */
async function sync(desk = aDesk()) {
  const { database, bucket } = desk;
  const said: string[] = [];
  const isTaken = await syncSheet(
    { database, bucket, sheet: places.sheet, folder: places.drive() },
    { yes: false, say: (line) => said.push(line) },
  );
  return { desk, said, isTaken, goods: await desk.shelf() };
}

function type(...rows: string[][]) {
  google.tables.set('Makeup', [[...headings], ...rows]);
}

const WRITE = 'POST /v4/spreadsheets/the-sheet/values:batchUpdate';

describe('The Google Sheet', () => {
  it('is read as it is shown, tabs of the shop alone, and gets Ids and results', async () => {
    type(goodsRow('Wax', '₹1,299.00'));
    google.tables.set('Copy of Makeup', [[...headings], goodsRow('Backup', 1)]);
    google.tables.set('Hair', [[...headings], goodsRow('Old', 1, '', { Shelf: 'Hair Flower' })]);
    google.hidden.add('Hair');
    const { desk, goods, isTaken } = await sync();
    expect([goods, isTaken]).toEqual([{ n0001: { title: 'Wax', price: 1299 } }, true]);
    expect(google.tables.get('Makeup')?.[1]?.slice(-2)).toEqual([
      'n0001',
      expect.stringMatching(/^On the site/),
    ]);
    expect(await desk.shelf('HAIR-Flower')).toEqual({});
    expect(google.tables.get('Copy of Makeup')?.[1]).toEqual(goodsRow('Backup', 1));
  });

  it.each([
    ['isProtected', 400, 'You are trying to edit a protected cell or object.'],
    ['noRoom', 400, 'Range (Makeup!AA1:AA1) exceeds grid limits.'],
    ['isBusy', 503, 'The service is currently unavailable.'],
    ['notEditor', 403, 'The caller does not have permission'],
  ] as const)('takes no new row and says %s', async (reason, code, message) => {
    type(goodsRow('Wax', 120));
    google.faults.set(WRITE, [code, { code, message }]);
    const { said, isTaken, goods } = await sync();
    expect([goods, isTaken]).toEqual([{}, reason === 'isBusy']);
    expect(said[0]).toBe(`Makeup: ${words.idsNotWritten(words[reason])}`);
  });

  it.each([
    [503, {}, /is asked again in the next run/],
    [404, {}, /is not shared: in Google Sheets choose Share/],
    [400, { status: 'FAILED_PRECONDITION' }, /Excel file in Drive/],
    [403, { details: [{ reason: 'SERVICE_DISABLED' }] }, /Turn on the Google Sheets API/],
  ])('says of an answer %i what to do', async (code, body, reason) => {
    google.faults.set('GET /v4', [code, { code, ...body }]);
    const { said, isTaken } = await sync();
    expect([said.length, isTaken]).toEqual([1, false]);
    await expect(places.sheet.read()).rejects.toThrow(code === 503 ? BusyError : DeskError);
    expect(said[0]).toMatch(reason);
  });
});

describe('Photos in Drive', () => {
  const row = (picture: string) => goodsRow('Wax', 120, 'n0001', { Picture: picture });

  it('come by name from any page of the folder, through a shortcut, and by a link', async () => {
    const bytes = await photo();
    for (const [at, name] of ['a.jpg', 'b.jpg', 'Rose Gold.JPG', 'c.jpg'].entries())
      google.files.set(`file${at}`, { name, md5Checksum: `sum${at}`, bytes });
    google.files.set('short', { name: 'pujo.jpg', shortcutDetails: { targetId: 'file0' } });
    google.files.set('1AbCdEfGhIjKlMnOpQrStUvWx', { name: 'linked', md5Checksum: 'sum', bytes });
    const link = 'drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWx/view?resourcekey=0-Key';
    type(
      row('rose gold'),
      goodsRow('Two', 1, 'n0002', { Picture: 'pujo.jpg' }),
      goodsRow('Three', 1, 'n0003', { Picture: link }),
    );
    const { goods, desk } = await sync();
    expect(goods.n0001?.img).toMatch(/products%2FRose-Gold-sum2\.jpg\?alt=media&token=/i);
    expect(goods.n0002?.img).toContain('a-sum0.jpg');
    expect(goods.n0003?.img).toContain('linked-sum');
    expect(desk.bucket.files.size).toBe(3);
  });

  it('replace one under the same name, and are downloaded once', async () => {
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    type(row('rose.jpg'));
    const { desk } = await sync();
    await sync(desk);
    const downloads = () =>
      google.asked.filter((asked) => asked === 'GET /drive/v3/files/one').length;
    expect(downloads()).toBe(1);
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'second', bytes: await photo() });
    const { goods } = await sync(desk);
    expect(goods.n0001?.img).toContain('rose-second.jpg');
  });

  it.each([
    ['no such file', 'tulip.jpg', words.noSuchPhoto('tulip.jpg')],
    ['two of a name', 'twin.jpg', words.severalPhotos('twin.jpg', ['"twin.jpg"', '"Twin.jpg"'])],
    [
      'a folder',
      'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMnOpQrStUvWx',
      words.isFolder,
    ],
    ['a film', 'film.mp4', words.noPhoto],
    ['a document of Google', 'letter', words.noPhoto],
    [
      'a link that is not shared',
      'https://drive.google.com/open?id=1AbCdEfGhIjKlMnOpQrStUvWx',
      words.photoNotShared,
    ],
    ['a page', 'https://www.instagram.com/p/abc/', 'Give the name of a photo'],
    ['a place on a computer', 'C:\\Photos\\rose.png', words.noSuchPhoto('C:\\Photos\\rose.png')],
  ])('leave the old one for %s, and say why', async (_what, picture, reason) => {
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    google.files.set('two', { name: 'twin.jpg', md5Checksum: 'two' });
    google.files.set('three', { name: 'Twin.jpg', md5Checksum: 'three' });
    google.files.set('four', { name: 'film.mp4', md5Checksum: 'four', bytes: Buffer.from('film') });
    google.files.set('five', { name: 'letter' });
    type(row('rose.jpg'));
    const { desk, goods: before } = await sync();
    type(row(picture));
    const { goods, isTaken } = await sync(desk);
    expect([goods, isTaken]).toEqual([before, true]);
    const result = google.tables.get('Makeup')?.[1]?.at(-1);
    expect(result).toContain(reason);
    expect(result).toContain('The old photo stays.');
    await sync(desk);
    expect(google.tables.get('Makeup')?.[1]?.at(-1)).toBe(result);
  });

  it('are left where a folder is not shared, which the result says', async () => {
    google.faults.set('GET /drive/v3/files', [404, { message: 'File not found: the-folder.' }]);
    type(row('rose.jpg'));
    const { goods } = await sync();
    expect(goods).toEqual({ n0001: { title: 'Wax', price: 120 } });
    expect(google.tables.get('Makeup')?.[1]?.at(-1)).toContain("folder of photos can't be read");
  });
});
