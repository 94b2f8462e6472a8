import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { deskMessages } from '@/messages/deskMessages';
import { FileSheet } from '../../../scripts/desk/FileSheet';
import { localPhotos } from '../../../scripts/desk/PhotoFolder';
import { pictureFinder } from '../../../scripts/desk/pictureFinder';
import { fetchHostedPicture } from '../../../src/answers/preview/fetchHostedPicture';
import { aDesk } from '../../helpers/aDesk';
import { emptyFolder } from '../../helpers/emptyFolder';
import { photo } from '../../helpers/photo';

jest.mock('../../../src/answers/preview/fetchHostedPicture');

const words = deskMessages.en;
const address = 'https://pictures.example/rose.jpg';

function photosIn(folder?: string) {
  const { bucket } = aDesk();
  return pictureFinder({ folder: localPhotos(folder, words), bucket, words, language: 'en' });
}

async function asked(text: string): Promise<string> {
  const { bring } = await photosIn()(text, 'Picture');
  return bring().then(
    () => 'a picture',
    (cause: Error) => cause.message,
  );
}

function answer(status: number, bytes: Buffer | undefined) {
  jest.mocked(fetchHostedPicture).mockResolvedValue({ status, bytes });
}

describe('An address of a picture', () => {
  it('is taken when it answers with one, and never asked where it is of this site', async () => {
    answer(200, await photo({ width: 60, height: 40 }));
    expect(await asked(address)).toBe('a picture');
    answer(404, Buffer.from('no'));
    expect(await asked('/pictures/products/Primer-1.webp')).toBe('a picture');
  });

  it.each([
    ['nothing there', 404, Buffer.from('no'), words.noPhoto],
    ['a page', 200, Buffer.from('<p>Sign in</p>'), words.noPhoto],
    ['one that is too large', 200, undefined, words.noPhoto],
    ['a busy host', 503, Buffer.from(''), words.photoUnread('503')],
  ])('is refused for %s', async (_what, status, bytes, reason) => {
    answer(status, bytes);
    expect(await asked(address)).toBe(reason);
  });

  it('is refused where nobody answers, or where it is on one computer', async () => {
    jest.mocked(fetchHostedPicture).mockRejectedValue(new Error('a private network'));
    expect(await asked(address)).toBe(words.photoUnread('a private network'));
    expect(await asked('file:///C:/rose.jpg')).toContain('Type the name of a photo');
  });
});

describe('A folder of photos', () => {
  it('has photos by name, whatever the case, the spaces and the ending', async () => {
    const folder = emptyFolder();
    writeFileSync(path.join(folder, 'Rose Gold.JPG'), await photo());
    const photos = photosIn(folder);
    const [one, other] = [
      await photos('rose gold', 'Picture'),
      await photos('Rosegold.jpg', 'Picture'),
    ];
    expect(one.address).toContain('products%2Frose-gold-');
    expect(other.address).toBe(one.address);
    await expect(photos('tulip', 'Picture')).rejects.toThrow(words.noSuchPhoto('tulip'));
    await expect(photosIn()('rose.jpg', 'Picture')).rejects.toThrow(words.noFolder);
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
    expect([...(await new FileSheet(file).read()).keys()]).toEqual(['Hair']);
  });

  it.each([
    ['is missing', undefined, 'there is no such file'],
    ['is a text', 'Title,Price', 'is no whole workbook: save it as .xlsx'],
  ])('is named as no sheet when it %s', async (_what, content, reason) => {
    const file = path.join(emptyFolder(), 'my-shop.xlsx');
    if (content) writeFileSync(file, content);
    await expect(new FileSheet(file).read()).rejects.toThrow(reason);
  });
});
