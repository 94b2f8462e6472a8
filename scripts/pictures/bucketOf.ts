import type { GoogleAuth } from 'google-auth-library';
import { PictureBucket } from './PictureBucket';

interface BucketOptions {
  readonly bucket?: string | undefined;
  /** Host and port. */
  readonly 'storage-emulator'?: string | undefined;
}

/** The options by which a command takes its bucket. */
export const bucketOptions = {
  bucket: { type: 'string' },
  'storage-emulator': { type: 'string' },
} as const;

/** The bucket that the options of a command name, else that of the project. */
export function bucketOf(
  { bucket, 'storage-emulator': emulator }: BucketOptions,
  { projectId, account }: { readonly projectId: string; readonly account: GoogleAuth },
): PictureBucket {
  return new PictureBucket({
    bucket: bucket ?? `${projectId}.firebasestorage.app`,
    account,
    origin: emulator && `http://${emulator}`,
  });
}
