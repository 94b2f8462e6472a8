import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { refuse } from './refuse';

/** Each holds up to 12 MB of file; sharp decodes four at a time. */
const AT_ONCE = 6;
const MOST_WAITING = 300;

const limit = pLimit(AT_ONCE);
/** Their pictures are on disk and don't wait behind new ones. */
const answered = new LRUCache<string, true>({ max: 5_000 });

/**
 * Passes a picture's request to Next when its turn comes; 503 while too many wait. `next` never rejects; it resolves
 * when Next is done, even if the visitor has left.
 */
export function limitPictureRequests(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<unknown>,
): void {
  // The optimiser makes WebP or keeps the type. It would parse a long `Accept` for several milliseconds.
  request.headers.accept = request.headers.accept?.includes('image/webp') ? 'image/webp' : '*/*';
  const key = `${request.url} ${request.headers.accept}`;
  if (answered.get(key)) {
    void next();
    return;
  }
  if (limit.pendingCount >= MOST_WAITING) {
    refuse(response, { status: 503, text: 'Busy', headers: { 'Retry-After': '5' } });
    return;
  }
  void limit(async () => {
    if (response.closed) return;
    await next();
    if (response.statusCode === 200) answered.set(key, true);
  });
}
