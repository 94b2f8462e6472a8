import { tokenAccount } from '../../../scripts/database/tokenAccount';
import { PictureBucket } from '../../../scripts/pictures/PictureBucket';
import { aNetwork } from '../../helpers/aNetwork';

const account = tokenAccount('owner');
const bucket = new PictureBucket({ bucket: 'test-shop.firebasestorage.app', account });
const file = { name: 'products/rose-12.jpg', downloadToken: 'a-token' };
const stored = JSON.stringify({ metadata: { firebaseStorageDownloadTokens: 'old,a-token' } });

function networkOf(...answers: Parameters<typeof aNetwork>) {
  const network = aNetwork(...answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  return network;
}

describe('PictureBucket', () => {
  it('has a picture that is there under its token', async () => {
    networkOf([404, '{}'], [200, stored]);
    expect(await bucket.has(file)).toBe(false);
    expect(await bucket.has(file)).toBe(true);
    expect(await bucket.has({ ...file, downloadToken: 'another' })).toBe(false);
  });

  it('uploads a picture with its token, to be cached for a year', async () => {
    const network = networkOf([200, '{}']);
    await bucket.upload(file, Buffer.from('a JPEG'));
    const [asked] = await network.asked();
    expect(asked).toMatchObject({
      method: 'POST',
      url: 'https://storage.googleapis.com/upload/storage/v1/b/test-shop.firebasestorage.app/o?uploadType=multipart&name=products%2Frose-12.jpg',
    });
    for (const part of ['"image/jpeg"', '"public, max-age=31536000"', '"a-token"', 'a JPEG'])
      expect(asked?.body).toContain(part);
    expect(bucket.addressOf(file)).toBe(
      'https://firebasestorage.googleapis.com/v0/b/test-shop.firebasestorage.app/o/products%2Frose-12.jpg?alt=media&token=a-token',
    );
  });

  it('says what a refusal means', async () => {
    networkOf([403, '{"error":{"message":"refused"}}']);
    await expect(bucket.upload(file, Buffer.from('a JPEG'))).rejects.toThrow(
      /^Cloud Storage answered 403 .*refused\nThe account may not upload: give it the role/,
    );
  });
});
