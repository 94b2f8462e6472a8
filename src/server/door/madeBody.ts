import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page's text as it goes over the net. */
export interface MadeBody {
  /** Weak, for both forms have it. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

/** All pages of a large catalogue's categories, and the products that are looked at now. */
const MOST_BYTES = 30_000_000;

/** By the page's text: Next's cache gives the same string each time, whose hash the engine keeps. */
const made = new LRUCache<string, MadeBody>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ plain, gzip }) => 2 * plain.length + gzip.length,
});

/** A page's text compressed, and its ETag; made at the first call with this text. */
export function madeBody(page: string): MadeBody {
  const known = made.get(page);
  if (known) return known;
  const plain = Buffer.from(page);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const body = { etag: `W/"${digest}"`, plain, gzip: gzipSync(plain, { level: 9 }) };
  made.set(page, body);
  return body;
}
