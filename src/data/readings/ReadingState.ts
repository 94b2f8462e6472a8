import type { Reading } from './Reading';

/** What a process knows of one reading. */
export interface ReadingState {
  /** The last good value, which may be of an earlier process. */
  last?: Reading | undefined;
  /** The request under way, which all share. */
  asked?: Promise<Reading> | undefined;
  /** Whether the latest attempt failed. */
  isFailing: boolean;
  /** The last failure, also when a later attempt succeeded. `at`: in milliseconds since 1970. */
  failure?: { readonly at: number; readonly error: unknown; readonly cause: string };
  /** Whether it will be tried again by itself. */
  isRetried: boolean;
}
