import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page's text in the two forms in which it is sent. */
export interface CompressedPage {
  /** A weak ETag, because both forms share it. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

/** Enough for all category pages of 45 products and the product pages in current use, or for 21 shelves of 300. */
const MOST_BYTES = 30_000_000;

/** By the page's text. Next's cache returns the same string object each time, so the engine hashes it only once. */
const pages = new LRUCache<string, CompressedPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ plain, gzip }) => 2 * plain.length + gzip.length,
});

/** A page's text, compressed, with its ETag. Computed once and cached; the cache holds 30 MB at most. */
export function compressedPage(text: string): CompressedPage {
  const known = pages.get(text);
  if (known) return known;
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const page = { etag: `W/"${digest}"`, plain, gzip: gzipSync(plain, { level: 9 }) };
  pages.set(text, page);
  return page;
}
