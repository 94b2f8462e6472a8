import type { PictureBucket } from '../../../scripts/pictures/PictureBucket';
import { StorageStandIn } from '../../helpers/StorageStandIn';

const storage = new StorageStandIn();
const file = { name: 'products/rose-12.jpg', downloadToken: 'a-token' };
let bucket: PictureBucket;

beforeAll(async () => {
  bucket = await storage.start();
});
afterAll(() => storage.stop());

describe('PictureBucket', () => {
  it('has a picture under its token once it is uploaded, to be cached for a year', async () => {
    expect(await bucket.has(file)).toBe(false);
    await bucket.upload(file, Buffer.from('a JPEG'));
    expect(await bucket.has(file)).toBe(true);
    expect(await bucket.has({ ...file, downloadToken: 'another' })).toBe(false);
    expect(storage.files.get(file.name)).toMatchObject({
      about: { contentType: 'image/jpeg', cacheControl: 'public, max-age=31536000' },
      bytes: Buffer.from('a JPEG'),
    });
    expect(bucket.addressOf(file)).toBe(
      'https://firebasestorage.googleapis.com/v0/b/test-shop.firebasestorage.app/o/products%2Frose-12.jpg?alt=media&token=a-token',
    );
  });

  it('says what a refusal means', async () => {
    storage.refusal = { from: 0, status: 403 };
    await expect(bucket.upload(file, Buffer.from('a JPEG'))).rejects.toThrow(
      /^Cloud Storage answered 403 .*refused\nThe account may not upload: give it the role/,
    );
  });
});
