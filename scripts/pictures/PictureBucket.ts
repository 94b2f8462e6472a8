import { Readable } from 'node:stream';
import type { GoogleAuth } from 'google-auth-library';
import { FIREBASE_STORAGE } from '../../src/pictures/pictureLimits';
import { faultOf } from '../database/GoogleFault';

interface BucketPlace {
  /** Such as my-shop.firebasestorage.app. */
  readonly bucket: string;
  readonly account: GoogleAuth;
}

/** A file of the bucket, and the token without which nobody may download it. */
interface StoredFile {
  readonly name: string;
  readonly downloadToken: string;
}

const ORIGIN = 'https://storage.googleapis.com';

/** Enough for 0.3 MB over a slow line. */
const UPLOAD_DEADLINE_MS = 120_000;

/**
 * Cloud Storage's bucket for pictures (cloud.google.com/storage/docs/json_api/v1/objects). A
 * failure says what it means for the owner.
 */
export class PictureBucket {
  readonly #bucket: string;
  readonly #account: GoogleAuth;

  constructor({ bucket, account }: BucketPlace) {
    this.#bucket = bucket;
    this.#account = account;
  }

  /** The download address of a file, as the Firebase console shows it. */
  addressOf({ name, downloadToken }: StoredFile): string {
    return `https://${FIREBASE_STORAGE}/v0/b/${this.#bucket}/o/${encodeURIComponent(name)}?alt=media&token=${downloadToken}`;
  }

  /** Whether the bucket has the file under the same token. */
  async has({ name, downloadToken }: StoredFile): Promise<boolean> {
    const url = `${ORIGIN}/storage/v1/b/${encodeURIComponent(this.#bucket)}/o/${encodeURIComponent(name)}`;
    // A missing bucket answers 404, too; the upload tells them apart.
    const validateStatus = (status: number) => status === 200 || status === 404;
    const { status, data } = await this.#account
      .request<{ metadata?: { firebaseStorageDownloadTokens?: string } }>({ url, validateStatus })
      .catch((cause) => this.#fail(cause));
    const tokens = status === 200 ? data.metadata?.firebaseStorageDownloadTokens : undefined;
    return tokens?.split(',').includes(downloadToken) ?? false;
  }

  /** Uploads a JPEG. Cached for a year, because its name changes with its content. */
  async upload({ name, downloadToken }: StoredFile, jpeg: Uint8Array): Promise<void> {
    const about = JSON.stringify({
      name,
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: downloadToken },
    });
    const part = (type: string, content: string | Readable) => ({
      headers: new Headers({ 'content-type': type }),
      content,
    });
    await this.#account
      .request({
        url: `${ORIGIN}/upload/storage/v1/b/${encodeURIComponent(this.#bucket)}/o`,
        method: 'POST',
        params: { uploadType: 'multipart', name },
        multipart: [
          part('application/json; charset=UTF-8', about),
          part('image/jpeg', Readable.from([jpeg])),
        ],
        timeout: UPLOAD_DEADLINE_MS,
      })
      .catch((cause) => this.#fail(cause));
  }

  #fail(cause: unknown): never {
    const { status = 0, message } = faultOf(cause);
    const what = status ? `answered ${status} for the bucket ${this.#bucket}` : "can't be reached";
    throw new Error(`Cloud Storage ${what}: ${message}\n${meanings[status] ?? ''}`.trim(), {
      cause,
    });
  }
}

const meanings: Readonly<Record<number, string>> = {
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account may not upload: give it the role Storage Object Admin.',
  404: 'There is no such bucket: turn on Storage in the Firebase console, or name the bucket that stands there with --bucket.',
  429: 'The quota is spent or too much was sent at once: try again later.',
};
