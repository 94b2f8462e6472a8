import type { Readable, Writable } from 'node:stream';

/** Where the setup asks: a terminal's streams, or a test's. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable & { readonly columns?: number };
}
