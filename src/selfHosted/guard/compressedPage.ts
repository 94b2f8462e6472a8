import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A page's text as it is sent. */
export interface CompressedPage {
  /** Weak, since both forms share it. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

/** All pages of a large catalogue's categories, and the products that are visited now. */
const MOST_BYTES = 30_000_000;

/** By the page's text. Next's cache gives the same string each time, so the engine hashes it once. */
const pages = new LRUCache<string, CompressedPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ plain, gzip }) => 2 * plain.length + gzip.length,
});

/** A page's text compressed, with its ETag. Made once and remembered, 30 MB of pages at most. */
export function compressedPage(text: string): CompressedPage {
  const known = pages.get(text);
  if (known) return known;
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const page = { etag: `W/"${digest}"`, plain, gzip: gzipSync(plain, { level: 9 }) };
  pages.set(text, page);
  return page;
}
