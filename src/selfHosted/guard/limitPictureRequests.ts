import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { refuse } from './refuse';

/** Pictures that Next may fetch and convert at once. Each holds up to 12 MB of file; sharp decodes four at a time. */
const AT_ONCE = 6;
/** Most requests in the queue. A page has about fifty pictures. */
const MOST_WAITING = 300;

const limit = pLimit(AT_ONCE);
/** Requests that were answered before. Their pictures are on disk and don't wait behind new ones. */
const answered = new LRUCache<string, true>({ max: 5_000 });

/**
 * Passes a picture's request to Next when its turn comes. Answers 503 while too many wait.
 * @param next resolves when Next is done with the request, even if the visitor has left. It never rejects.
 */
export function limitPictureRequests(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<unknown>,
): void {
  // The optimiser converts to WebP or keeps the type. Parsing a long `Accept` list would take it several milliseconds.
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
