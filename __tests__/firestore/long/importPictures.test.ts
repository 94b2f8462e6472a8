import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { importSheet } from '../../../scripts/import/importSheet';
import type { PictureBucket } from '../../../scripts/pictures/PictureBucket';
import { PictureFolder } from '../../../scripts/pictures/PictureFolder';
import { emptyFolder } from '../../helpers/emptyFolder';
import { describeWithEmulator, emulatorDatabase } from '../../helpers/emulator';
import { heic } from '../../helpers/heic';
import { importConversation } from '../../helpers/importConversation';
import { photo } from '../../helpers/photo';
import { StorageStandIn } from '../../helpers/StorageStandIn';

const headings = ['Shelf', 'Title', 'Price', 'Picture'];
const folder = emptyFolder();
const cloud = new StorageStandIn();
let storage: PictureBucket;

beforeAll(async () => {
  storage = await cloud.start();
  mkdirSync(path.join(folder, 'new'));
  const small = { width: 900, height: 900 };
  writeFileSync(path.join(folder, 'Rose Gajra.JPG'), await photo(small));
  writeFileSync(path.join(folder, 'new', 'গজরা.jpg'), await photo({ ...small, colour: 'red' }));
  writeFileSync(path.join(folder, 'song.jpg'), 'no picture');
  writeFileSync(path.join(folder, 'iphone.jpg'), heic);
  writeFileSync(path.join(folder, 'half.jpg'), (await photo(small)).subarray(0, 4000));
  writeFileSync(path.join(folder, 'twin.jpg'), 'a');
  writeFileSync(path.join(folder, 'new', 'twin.jpg'), 'b');
});
afterEach(() => {
  cloud.files.clear();
  cloud.refusal = undefined;
});
afterAll(async () => {
  await cloud.stop();
});

/** Imports rows with the pictures of the folder. */
function importRows(projectId: string, rows: (string | number)[][], answer = true) {
  const { said, talk } = importConversation(answer);
  const importing = importSheet(
    { table: [headings, ...rows], passedOver: [] },
    emulatorDatabase(projectId),
    { ...talk, pictures: { folder: new PictureFolder(folder), storage } },
  );
  return { said, importing };
}

const rose = ['Hair-flower', 'Rose', 249, 'rose gajra.jpg'];
const jasmine = ['Hair-flower', 'Jasmine', 199, 'new/গজরা.jpg'];

describeWithEmulator('importSheet with pictures', () => {
  it('uploads each picture downscaled and links it, and does neither again the second time', async () => {
    const { said, importing } = importRows('demo-pictures', [rose, jasmine]);
    expect(await importing).toBe(true);
    expect(said).toContain('Pictures: 2 uploaded, 0 there already.');
    expect([...cloud.files.keys()].sort()).toEqual([
      expect.stringMatching(/^products\/rose-gajra-[\da-f]{16}\.jpg$/),
      expect.stringMatching(/^products\/গজরা-[\da-f]{16}\.jpg$/),
    ]);
    for (const { bytes, about } of cloud.files.values()) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(about).toMatchObject({ contentType: 'image/jpeg' });
    }
    const documents = await emulatorDatabase('demo-pictures').list('HAIR-Flower');
    const address = String(documents.get('rose')?.fields.img);
    const { pathname, searchParams } = new URL(address);
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    expect(address).toMatch(/^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/test-shop\./);
    expect(cloud.files.get(name)?.about.metadata).toEqual({
      firebaseStorageDownloadTokens: searchParams.get('token'),
    });

    const again = importRows('demo-pictures', [rose, jasmine]);
    expect(await again.importing).toBe(true);
    expect(again.said).toContain('There is nothing to write.');
  });

  it.each([
    ['lost.jpg', /"lost\.jpg" is not in the folder \/.*test-/],
    ['song.jpg', /"song\.jpg" is no picture that can be read/],
    ['twin.jpg', /may be each of "twin\.jpg", ".*" in the folder/],
    ['../secret.jpg', /is not in the folder/],
    ['half.jpg', /"half\.jpg" is incomplete or damaged: copy it again/],
  ])(
    'refuses the row that names %s before the question, and uploads none of it',
    async (file, says) => {
      const bad = ['Hair-flower', 'Bad', 5, file];
      const { said, importing } = importRows('demo-pictures-bad', [bad, rose], false);
      expect(await importing).toBe(false);
      expect(said[1]).toBe('Refused, and left as they are:');
      expect(said[2]).toMatch(/^ {2}row 2, Picture: /);
      expect(said[2]).toMatch(says);
      expect(said).toContain('  row 3: Hair Flower / rose: Price 249');
      expect(cloud.files.size).toBe(0);
    },
  );

  it('converts an iPhone’s photo that is named .jpg, and understands a pasted path', async () => {
    const { said, importing } = importRows('demo-pictures-heic', [
      ['Hair-flower', 'Rose', 249, String.raw`"C:\Users\Priya\Pictures\IPHONE.jpg"`],
    ]);
    expect(await importing).toBe(true);
    expect(said).toContain('Pictures: 1 uploaded, 0 there already.');
    const [{ bytes } = { bytes: Buffer.alloc(0) }] = cloud.files.values();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  it('says where it looked for a folder that is not there', () => {
    expect(() => new PictureFolder('my-photos')).toThrow(
      `There is no folder ${path.resolve('my-photos')}.`,
    );
  });

  it('writes no document when an upload fails, reports it, and resumes the next time', async () => {
    cloud.refusal = { from: cloud.uploads + 2, status: 403 };
    const { importing } = importRows('demo-pictures-403', [rose, jasmine]);
    await expect(importing).rejects.toThrow(
      /may not upload: give it the role Storage Object Admin/,
    );
    await expect(importing).rejects.toThrow(/1 of 2 pictures are in the bucket; no document was/);
    expect((await emulatorDatabase('demo-pictures-403').list('HAIR-Flower')).size).toBe(0);
    cloud.refusal = undefined;
    const again = importRows('demo-pictures-403', [rose, jasmine]);
    expect(await again.importing).toBe(true);
    expect(again.said).toContain('Pictures: 1 uploaded, 1 there already.');
  });
});
