import { deskMessages } from '@/messages/deskMessages';
import { faultOf } from '../../../scripts/database/GoogleFault';
import { googleDrive } from '../../../scripts/desk/googleDrive';
import { fetchHostedPicture } from '../../../src/answers/preview/fetchHostedPicture';
import { goodsRow } from '../../helpers/aDesk';
import { aGoogle } from '../../helpers/aGoogle';
import { GoogleError } from '../../helpers/google/GoogleError';
import { photo } from '../../helpers/photo';

jest.mock('../../../src/answers/preview/fetchHostedPicture');

const words = deskMessages.en;

describe('Photos in Drive', () => {
  const row = (picture: string) => goodsRow('Wax', 120, 'n0001', { Picture: picture });

  it('come by name from any page of the folder, through a shortcut, and by a link', async () => {
    const google = await aGoogle();
    const bytes = await photo();
    for (const [at, name] of ['a.jpg', 'b.jpg', 'Rose Gold.JPG', 'c.jpg'].entries())
      google.files.set(`file${at}`, { name, md5Checksum: `sum${at}`, bytes });
    google.files.set('short', { name: 'pujo.jpg', shortcutDetails: { targetId: 'file0' } });
    google.files.set('1AbCdEfGhIjKlMnOpQrStUvWx', {
      name: 'linked',
      md5Checksum: 'sum',
      parents: ['another-folder'],
      bytes,
    });
    const link = 'drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWx/view?resourcekey=0-Key';
    google.type(
      row('rose gold'),
      goodsRow('Two', 1, 'n0002', { Picture: 'pujo.jpg' }),
      goodsRow('Three', 1, 'n0003', { Picture: link }),
    );
    const { goods } = await google.sync();
    expect(goods.n0001?.img).toMatch(/products%2FRose-Gold-sum2\.jpg\?alt=media&token=/i);
    expect(goods.n0002?.img).toContain('a-sum0.jpg');
    expect(goods.n0003?.img).toContain('linked-sum');
    expect(google.bucket.objects.size).toBe(3);
  });

  it('replace one under the same name, and are downloaded once', async () => {
    const google = await aGoogle();
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    google.type(row('rose.jpg'));
    await google.sync();
    await google.sync();
    expect(google.asked().filter((url) => url.includes('/files/one?'))).toHaveLength(1);
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'second', bytes: await photo() });
    const { goods } = await google.sync();
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
      'The photo is not shared. Share it with owner@emulator.test',
    ],
    ['a page', 'https://www.instagram.com/p/abc/', words.notPhotoLink],
    ['a place on a computer', 'C:\\Photos\\lily.png', words.noSuchPhoto('C:\\Photos\\lily.png')],
    ['a picture in the cell', '=IMAGE("https://a.example/b.jpg")', words.pictureInCell],
  ])('leave the old one for %s, and say why', async (_what, picture, reason) => {
    const google = await aGoogle();
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    google.files.set('two', { name: 'twin.jpg', md5Checksum: 'two' });
    google.files.set('three', { name: 'Twin.jpg', md5Checksum: 'three' });
    google.files.set('four', { name: 'film.mp4', md5Checksum: 'four', bytes: Buffer.from('film') });
    google.files.set('five', { name: 'letter' });
    const page = { status: 200, type: 'text/html', bytes: Buffer.from('<p>Sign in</p>') };
    jest.mocked(fetchHostedPicture).mockResolvedValue(page);
    google.type(row('rose.jpg'));
    const { goods: before } = await google.sync();
    google.type(row(picture));
    const { goods, isTaken } = await google.sync();
    expect([goods, isTaken]).toEqual([before, true]);
    expect(google.result()).toContain(reason);
    expect(google.result()).toContain('The old photo stays.');
  });

  it('are left where a folder is not shared, which the result says with the account', async () => {
    const google = await aGoogle();
    google.drive.folders.clear();
    google.type(row('rose.jpg'));
    const { goods } = await google.sync();
    expect(goods).toEqual({ n0001: { title: 'Wax', price: 120 } });
    expect(google.result()).toContain(
      'photo folder could not be read. Share it with owner@emulator.test',
    );
  });

  it('are tried again in the next run while Google has too much to do', async () => {
    const google = await aGoogle();
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    const tooMuch = new GoogleError(403, 'Rate Limit Exceeded', 'userRateLimitExceeded');
    google.faults.set('GET www.googleapis.com/drive/v3/files/one', tooMuch);
    google.type(row('rose.jpg'));
    await google.sync();
    expect(google.result()).toContain(words.photoUnread('Rate Limit Exceeded'));
    google.faults.clear();
    const { goods } = await google.sync();
    expect(goods.n0001?.img).toContain('rose-first.jpg');
  });
});

describe('A copy of the sheet', () => {
  it('is a workbook', async () => {
    const google = await aGoogle();
    google.type(goodsRow('Wax', 120));
    const drive = googleDrive(google.account, undefined, words);
    expect(Buffer.from(await drive.workbook(google.there.id)).toString('latin1', 0, 2)).toBe('PK');
    const fault = await drive.workbook('another').catch(faultOf);
    expect(fault).toMatchObject({ status: 404, message: 'File not found: another.' });
  });
});
