import { Readable } from 'node:stream';
import { storage } from '@googleapis/storage';
import { FIREBASE_STORAGE } from '../../src/pictures/pictureLimits';
import { serviceError } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';

/** A file of the bucket, and the token without which nobody may download it. */
interface StoredFile {
  readonly name: string;
  readonly downloadToken: string;
}

/** Enough for 0.3 MB over a slow line. */
const UPLOAD_DEADLINE_MS = 120_000;

export type PictureBucket = ReturnType<typeof pictureBucket>;

/**
 * Cloud Storage's bucket for pictures. A failure says what it means for the owner.
 * @param bucket Such as my-shop.firebasestorage.app.
 */
export function pictureBucket(bucket: string, { auth }: Account) {
  const { objects } = storage({ version: 'v1', auth });
  /** What the addresses of its files begin with. */
  const folder = `https://${FIREBASE_STORAGE}/v0/b/${bucket}/o/`;

  function fail(cause: unknown): never {
    throw serviceError('Cloud Storage', cause, {
      403: 'The account may not upload: give it the role Storage Object Admin.',
      404: `There is no bucket ${bucket}: turn on Storage in the Firebase console, or name the bucket that stands there with --bucket.`,
    });
  }

  return {
    /** The download address of a file, as the Firebase console shows it. No client of Google's makes it outside a browser. */
    addressOf({ name, downloadToken }: StoredFile): string {
      return `${folder}${encodeURIComponent(name)}?alt=media&token=${downloadToken}`;
    },
    /** Whether an address is of a file of the bucket. */
    isOwn(address: string): boolean {
      return address.startsWith(folder);
    },
    /** Whether the bucket has the file under the same token. */
    async has({ name, downloadToken }: StoredFile): Promise<boolean> {
      // A missing bucket answers 404, too; the upload tells them apart.
      const validateStatus = (status: number) => status === 200 || status === 404;
      const { status, data } = await objects
        .get({ bucket, object: name }, { validateStatus })
        .catch(fail);
      const tokens = status === 200 ? data.metadata?.firebaseStorageDownloadTokens : undefined;
      return tokens?.split(',').includes(downloadToken) ?? false;
    },
    /** Uploads a JPEG. Cached for a year, because its name changes with its content. */
    async upload({ name, downloadToken }: StoredFile, jpeg: Uint8Array): Promise<void> {
      const requestBody = {
        name,
        contentType: 'image/jpeg',
        cacheControl: 'public, max-age=31536000',
        metadata: { firebaseStorageDownloadTokens: downloadToken },
      };
      const media = { mimeType: 'image/jpeg', body: Readable.from([jpeg]) };
      await objects
        .insert({ bucket, requestBody, media }, { timeout: UPLOAD_DEADLINE_MS })
        .catch(fail);
    },
  };
}
