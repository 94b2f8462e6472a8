import { aGoogle } from '../../helpers/aGoogle';
import { GoogleError } from '../../helpers/google/GoogleError';

const file = { name: 'products/rose-12.jpg', downloadToken: 'a-token' };
const jpeg = Buffer.from([0xff, 0xd8, 0, 0x0d, 0x0a, 0x2d, 0x2d, 0xff]);

describe('pictureBucket', () => {
  it('uploads a picture with its token, to be cached for a year, and then has it', async () => {
    const { bucket, pictures } = await aGoogle();
    expect(await pictures.has(file)).toBe(false);
    await pictures.upload(file, jpeg);
    expect([...bucket.objects]).toEqual([
      [
        file.name,
        {
          name: file.name,
          contentType: 'image/jpeg',
          cacheControl: 'public, max-age=31536000',
          metadata: { firebaseStorageDownloadTokens: 'a-token' },
          bytes: jpeg,
        },
      ],
    ]);
    expect(await pictures.has(file)).toBe(true);
    expect(await pictures.has({ ...file, downloadToken: 'another' })).toBe(false);
    bucket.objects.set(file.name, {
      metadata: { firebaseStorageDownloadTokens: 'old,a-token' },
      bytes: jpeg,
    });
    expect(await pictures.has(file)).toBe(true);
    expect(pictures.addressOf(file)).toBe(
      'https://firebasestorage.googleapis.com/v0/b/test-shop.firebasestorage.app/o/products%2Frose-12.jpg?alt=media&token=a-token',
    );
  });

  it('says what a refusal means', async () => {
    const { bucket, faults, pictures } = await aGoogle();
    faults.set('POST storage', new GoogleError(403, 'refused', 'forbidden'));
    await expect(pictures.upload(file, jpeg)).rejects.toThrow(
      /^Cloud Storage answered 403: refused\nThe account may not upload: give it the role/,
    );
    faults.clear();
    bucket.name = undefined;
    await expect(pictures.upload(file, jpeg)).rejects.toThrow(/turn on Storage/);
  });
});
