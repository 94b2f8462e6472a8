import { Readable } from 'node:stream';
import { storage, type storage_v1 } from '@googleapis/storage';
import { FIREBASE_STORAGE } from '../../src/pictures/pictureLimits';
import { serviceError } from '../database/GoogleFault';
import type { Account } from '../database/ownersAccount';

interface BucketPlace {
  /** Such as my-shop.firebasestorage.app. */
  readonly bucket: string;
  readonly account: Account;
}

/** A file of the bucket, and the token without which nobody may download it. */
interface StoredFile {
  readonly name: string;
  readonly downloadToken: string;
}

/** Enough for 0.3 MB over a slow line. */
const UPLOAD_DEADLINE_MS = 120_000;

/** Cloud Storage's bucket for pictures. A failure says what it means for the owner. */
export class PictureBucket {
  readonly #bucket: string;
  /** What the addresses of its files begin with. */
  readonly #folder: string;
  readonly #objects: storage_v1.Resource$Objects;

  constructor({ bucket, account }: BucketPlace) {
    this.#bucket = bucket;
    this.#folder = `https://${FIREBASE_STORAGE}/v0/b/${bucket}/o/`;
    this.#objects = storage({ version: 'v1', auth: account.auth }).objects;
  }

  /** The download address of a file, as the Firebase console shows it. No client of Google's makes it outside a browser. */
  addressOf({ name, downloadToken }: StoredFile): string {
    return `${this.#folder}${encodeURIComponent(name)}?alt=media&token=${downloadToken}`;
  }

  /** Whether an address is of a file of the bucket. */
  isOwn(address: string): boolean {
    return address.startsWith(this.#folder);
  }

  /** Whether the bucket has the file under the same token. */
  async has({ name, downloadToken }: StoredFile): Promise<boolean> {
    // A missing bucket answers 404, too; the upload tells them apart.
    const validateStatus = (status: number) => status === 200 || status === 404;
    const { status, data } = await this.#objects
      .get({ bucket: this.#bucket, object: name }, { validateStatus })
      .catch((cause) => this.#fail(cause));
    const tokens = status === 200 ? data.metadata?.firebaseStorageDownloadTokens : undefined;
    return tokens?.split(',').includes(downloadToken) ?? false;
  }

  /** Uploads a JPEG. Cached for a year, because its name changes with its content. */
  async upload({ name, downloadToken }: StoredFile, jpeg: Uint8Array): Promise<void> {
    const requestBody = {
      name,
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: downloadToken },
    };
    const media = { mimeType: 'image/jpeg', body: Readable.from([jpeg]) };
    await this.#objects
      .insert({ bucket: this.#bucket, requestBody, media }, { timeout: UPLOAD_DEADLINE_MS })
      .catch((cause) => this.#fail(cause));
  }

  #fail(cause: unknown): never {
    throw serviceError('Cloud Storage', cause, {
      403: 'The account may not upload: give it the role Storage Object Admin.',
      404: `There is no bucket ${this.#bucket}: turn on Storage in the Firebase console, or name the bucket that stands there with --bucket.`,
    });
  }
}
