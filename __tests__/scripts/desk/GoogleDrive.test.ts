import { deskMessages } from '@/messages/deskMessages';
import { goodsRow } from '../../helpers/aDesk';
import { aGoogle } from '../../helpers/aGoogle';
import { photo } from '../../helpers/photo';

const words = deskMessages.en;

describe('Photos in Drive', () => {
  const row = (picture: string) => goodsRow('Wax', 120, 'n0001', { Picture: picture });

  it('come by name from any page of the folder, through a shortcut, and by a link', async () => {
    const google = aGoogle();
    const bytes = await photo();
    for (const [at, name] of ['a.jpg', 'b.jpg', 'Rose Gold.JPG', 'c.jpg'].entries())
      google.files.set(`file${at}`, { name, md5Checksum: `sum${at}`, bytes });
    google.files.set('short', { name: 'pujo.jpg', shortcutDetails: { targetId: 'file0' } });
    google.files.set('1AbCdEfGhIjKlMnOpQrStUvWx', { name: 'linked', md5Checksum: 'sum', bytes });
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
    expect(google.desk.uploaded.size).toBe(3);
  });

  it('replace one under the same name, and are downloaded once', async () => {
    const google = aGoogle();
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
      words.photoNotShared,
    ],
    ['a page', 'https://www.instagram.com/p/abc/', 'Give the name of a photo'],
    ['a place on a computer', 'C:\\Photos\\rose.png', words.noSuchPhoto('C:\\Photos\\rose.png')],
  ])('leave the old one for %s, and say why', async (_what, picture, reason) => {
    const google = aGoogle();
    google.files.set('one', { name: 'rose.jpg', md5Checksum: 'first', bytes: await photo() });
    google.files.set('two', { name: 'twin.jpg', md5Checksum: 'two' });
    google.files.set('three', { name: 'Twin.jpg', md5Checksum: 'three' });
    google.files.set('four', { name: 'film.mp4', md5Checksum: 'four', bytes: Buffer.from('film') });
    google.files.set('five', { name: 'letter' });
    google.type(row('rose.jpg'));
    const { goods: before } = await google.sync();
    google.type(row(picture));
    const { goods, isTaken } = await google.sync();
    expect([goods, isTaken]).toEqual([before, true]);
    const result = google.result();
    expect(result).toContain(reason);
    expect(result).toContain('The old photo stays.');
    await google.sync();
    expect(google.result()).toBe(result);
  });

  it('are left where a folder is not shared, which the result says', async () => {
    const google = aGoogle();
    google.faults.set('GET /drive/v3/files', [404, { message: 'File not found: the-folder.' }]);
    google.type(row('rose.jpg'));
    const { goods } = await google.sync();
    expect(goods).toEqual({ n0001: { title: 'Wax', price: 120 } });
    expect(google.result()).toContain("folder of photos can't be read");
  });
});
