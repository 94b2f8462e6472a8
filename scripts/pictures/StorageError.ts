/** A gateway's error may come with a page of HTML. */
const LONGEST_DETAIL = 300;

/** What each refusal means for who uploads. */
const meanings: Readonly<Record<number, string>> = {
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account may not upload: give it the role Storage Object Admin.',
  404: 'There is no such bucket: turn on Storage in the Firebase console, or name the bucket that stands there with --bucket.',
  429: 'The quota is spent or too much was sent at once: try again later.',
};

/** A call of Cloud Storage that failed: in a sentence for people, then in its own words. */
export class StorageError extends Error {
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
