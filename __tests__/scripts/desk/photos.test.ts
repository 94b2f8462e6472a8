import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { deskMessages } from '@/messages/deskMessages';
import { fileSheet } from '../../../scripts/desk/fileSheet';
import { localPhotos } from '../../../scripts/desk/PhotoFolder';
import { pictureFinder } from '../../../scripts/desk/pictureFinder';
import { fetchHostedPicture } from '../../../src/answers/preview/fetchHostedPicture';
import { aDesk, goodsRow } from '../../helpers/aDesk';
import { emptyFolder } from '../../helpers/emptyFolder';
import { photo } from '../../helpers/photo';

jest.mock('../../../src/answers/preview/fetchHostedPicture');

const words = deskMessages.en;
const address = 'https://pictures.example/rose.jpg?oh=1&oe=65A1B2C3';

function photosIn(folder?: string, { bucket } = aDesk()) {
  return pictureFinder({ folder: localPhotos(folder, words), bucket, words });
}

/** What becomes of a text in a cell. */
async function brought(text: string): Promise<string> {
  return photosIn()(text)
    .then(({ bring }) => bring())
    .then(
      () => 'a photo',
      (cause: Error) => cause.message,
    );
}

function answer(bytes: Buffer | undefined, status = 200, type = 'image/jpeg') {
  jest.mocked(fetchHostedPicture).mockReset().mockResolvedValue({ status, type, bytes });
}

describe('An address on the web', () => {
  it('is that of a copy in the bucket, which is made once', async () => {
    answer(await photo({ width: 60, height: 40 }));
    const desk = aDesk();
    desk.type('Makeup', [goodsRow('Wax', 120, '', { Picture: address })]);
    await desk.sync();
    const { n0001 } = await desk.shelf();
    expect(n0001?.img).toMatch(
      /test-shop\.firebasestorage\.app\/o\/products%2Frose-[\da-f]{16}\.jpg\?/,
    );
    expect(desk.uploaded.size).toBe(1);
    desk.put(2, { Price: '125' });
    await desk.sync();
    expect(fetchHostedPicture).toHaveBeenCalledTimes(1);
    expect((await desk.shelf()).n0001).toEqual({ ...n0001, price: 125 });
  });

  it('stays as it is in a document of the console, until its cell has another', async () => {
    answer(await photo());
    const desk = aDesk();
    const fields = { title: 'Wax', price: 120, img: address };
    await desk.database.commit([{ collection: 'MAKEUP-Primer', id: 'n0001', fields }]);
    desk.type('Makeup', [goodsRow('Wax', 120, 'n0001', { Picture: address })]);
    await desk.sync();
    desk.put(2, { Price: '10' });
    await desk.sync();
    desk.put(2, { Price: '10', Result: 'yes' });
    await desk.sync();
    expect(await desk.shelf()).toEqual({ n0001: { ...fields, price: 10 } });
    desk.put(2, { Price: '120' });
    await desk.sync();
    expect(await desk.shelf()).toEqual({ n0001: fields });
    expect(fetchHostedPicture).not.toHaveBeenCalled();
    desk.put(2, { Picture: `${address}9` });
    await desk.sync();
    expect((await desk.shelf()).n0001?.img).toContain('test-shop.firebasestorage.app');
  });

  it('is not copied where it is of this site, or of the bucket', async () => {
    answer(await photo());
    const find = photosIn();
    for (const own of [
      '/pictures/products/Primer-1.webp',
      'https://firebasestorage.googleapis.com/v0/b/test-shop.firebasestorage.app/o/rose.jpg?alt=media',
    ])
      expect((await find(own)).address).toBe(own);
  });

  it.each([
    ['nothing there', 404, '', 'no', words.notPhotoLink],
    ['a link that leads elsewhere', 302, '', '', words.notPhotoLink],
    ['a page', 200, 'text/html; charset=utf-8', '<p>Sign in</p>', words.notPhotoLink],
    ['a film', 200, 'video/mp4', 'film', words.noPhoto],
    ['one that is too large', 200, 'image/png', undefined, words.noPhoto],
    ['a busy host', 503, 'text/html', '', words.photoUnread('503')],
  ])('is refused for %s', async (_what, status, type, text, reason) => {
    answer(text === undefined ? undefined : Buffer.from(text), status, type);
    expect(await brought(address)).toBe(reason);
  });

  it.each([
    'file:///C:/rose.jpg',
    'data:image/png;base64,AAAA',
    'https://me:word@pictures.example/a',
  ])('is refused without a question to anybody: %s', async (text) => {
    answer(await photo());
    expect(await brought(text)).toBe(words.notPhotoLink);
    expect(fetchHostedPicture).not.toHaveBeenCalled();
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest/',
    'http://10.0.0.1/',
  ])('is never asked for in a private network: %s', async (text) => {
    const { fetchHostedPicture: real } = jest.requireActual('@/answers/preview/fetchHostedPicture');
    jest.mocked(fetchHostedPicture).mockImplementation(real);
    expect(await brought(text)).toContain('is not allowed');
  });
});

describe('A folder of photos', () => {
  it('has photos by name, whatever the case, the spaces and the ending', async () => {
    const folder = emptyFolder();
    writeFileSync(path.join(folder, 'Rose Gold.JPG'), await photo());
    const photos = photosIn(folder);
    const [one, other] = [await photos('rose gold'), await photos('Rosegold.jpg')];
    expect(one.address).toContain('products%2Frose-gold-');
    expect(other.address).toBe(one.address);
    await expect(photos('tulip')).rejects.toThrow(words.noSuchPhoto('tulip'));
    await expect(photosIn()('rose.jpg')).rejects.toThrow(words.noFolder);
    expect(() => photosIn(path.join(folder, 'none'))).toThrow('There is no folder');
  });
});

describe('A file', () => {
  it('has no hidden tabs', async () => {
    const file = path.join(emptyFolder(), 'my-shop.xlsx');
    const rows = [['Title', 'Price']];
    const sheets = [
      { name: 'Hair', rows },
      { name: 'Makeup', rows, hidden: true },
    ];
    writeFileSync(file, await writeXlsx({ sheets }));
    expect([...(await fileSheet(file).read()).keys()]).toEqual(['Hair']);
  });

  it.each([
    ['is missing', undefined, 'there is no such file'],
    ['is a text', 'Title,Price', 'is no whole workbook: save it as .xlsx'],
  ])('is named as no sheet when it %s', async (_what, content, reason) => {
    const file = path.join(emptyFolder(), 'my-shop.xlsx');
    if (content) writeFileSync(file, content);
    await expect(fileSheet(file).read()).rejects.toThrow(reason);
  });
});
