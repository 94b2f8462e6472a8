import { FIREBASE_STORAGE } from '../../src/pictures/pictureLimits';
import { askRest, type RestAnswer } from '../askRest';

export interface StorageTarget {
  /** Such as my-shop.firebasestorage.app. */
  readonly bucket: string;
  /** Such as https://storage.googleapis.com or http://127.0.0.1:9199. */
  readonly origin: string;
  /** An OAuth token of an account that may write; the emulator takes `owner`. */
  readonly token: string;
}

/** A file of the bucket: its name, and the token without which nobody may download it. */
export interface StoredFile {
  readonly name: string;
  readonly downloadToken: string;
}

const DEADLINE_MS = 120_000;
const BOUNDARY = 'picture-of-the-catalogue';

/**
 * The two calls of Cloud Storage's JSON API that uploading pictures needs. Every failure throws a StorageError. Source:
 * cloud.google.com/storage/docs/json_api/v1/objects.
 */
export class StorageRest {
  readonly #target: StorageTarget;

  constructor(target: StorageTarget) {
    this.#target = target;
  }

  /** The download address of a file, as the Firebase console shows it. */
  addressOf({ name, downloadToken }: StoredFile): string {
    return `https://${FIREBASE_STORAGE}/v0/b/${this.#target.bucket}/o/${encodeURIComponent(name)}?alt=media&token=${downloadToken}`;
  }

  /** Whether the bucket has the file already, under the same token. */
  async has({ name, downloadToken }: StoredFile): Promise<boolean> {
    const { status, text } = await this.#call(
      `/storage/v1/b/${this.#bucket}/o/${encodeURIComponent(name)}`,
    );
    // A bucket that does not exist answers the same; the upload tells them apart.
    if (status === 404) return false;
    if (status !== 200) throw new StorageError(this.#target, status, text);
    const { metadata }: { metadata?: { firebaseStorageDownloadTokens?: string } } =
      JSON.parse(text);
    return metadata?.firebaseStorageDownloadTokens?.split(',').includes(downloadToken) ?? false;
  }

  /** Uploads a JPEG. Browsers may cache it for a year, because its name changes with its content. */
  async upload({ name, downloadToken }: StoredFile, jpeg: Uint8Array): Promise<void> {
    const about = JSON.stringify({
      name,
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: downloadToken },
    });
    const { status, text } = await this.#call(
      `/upload/storage/v1/b/${this.#bucket}/o?uploadType=multipart&name=${encodeURIComponent(name)}`,
      {
        method: 'POST',
        headers: { 'content-type': `multipart/related; boundary=${BOUNDARY}` },
        body: Buffer.concat([
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-type: application/json; charset=UTF-8\r\n\r\n${about}\r\n--${BOUNDARY}\r\ncontent-type: image/jpeg\r\n\r\n`,
          ),
          jpeg,
          Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
        ]),
      },
    );
    if (status !== 200) throw new StorageError(this.#target, status, text);
  }

  get #bucket(): string {
    return encodeURIComponent(this.#target.bucket);
  }

  async #call(path: string, init: RequestInit = {}): Promise<RestAnswer> {
    const { origin, token } = this.#target;
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    return askRest(origin + path, { ...init, headers }, DEADLINE_MS).catch((cause: Error) => {
      throw new StorageError(this.#target, undefined, cause.message);
    });
  }
}

/** In characters. A gateway may answer with a whole page of HTML. */
const LONGEST_DETAIL = 300;

/** What a status means for the owner. */
const meanings: Readonly<Record<number, string>> = {
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account may not upload: give it the role Storage Object Admin.',
  404: 'There is no such bucket: turn on Storage in the Firebase console, or name the bucket that stands there with --bucket.',
  429: 'The quota is spent or too much was sent at once: try again later.',
};

/** A failed call of Cloud Storage: the status and Cloud Storage's own message, then what it means for the owner. */
class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    { origin, bucket }: { readonly origin: string; readonly bucket: string },
    status: number | undefined,
    detail: string,
  ) {
    const shown = detail.slice(0, LONGEST_DETAIL);
    const meaning = meanings[status ?? 0];
    super(
      status === undefined
        ? `Cloud Storage at ${origin} can't be reached: ${shown}`
        : `Cloud Storage answered ${status} for the bucket ${bucket}: ${shown}${meaning ? `\n${meaning}` : ''}`,
    );
  }
}
