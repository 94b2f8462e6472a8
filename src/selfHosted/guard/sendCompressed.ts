import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CompressedPage, compressedPage } from './compressedPage';

/** As `end` of a response is called: with nothing, or with the last of the body. */
type End = (this: ServerResponse, ...told: unknown[]) => ServerResponse;

/**
 * Sends a static page as it was compressed when it was sent first. Next compresses the same text, and computes its ETag, for each
 * request anew, which is most of what a page that is made already costs. Its compression and others put an `end` of
 * their own in place of the response's, each around the one before: whichever is asked first looks at the page.
 */
export function sendCompressed(request: IncomingMessage, response: ServerResponse): void {
  let outermost = response.end as End;
  let asked = false;

  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => {
      const end = outermost;
      return (...told: unknown[]) => {
        const [page] = told;
        const isFirst = !asked;
        asked = true;
        if (!isFirst || !isPage(response, page)) return end.apply(response, told);
        return send(request, response, compressedPage(page), end);
      };
    },
    set: (other: End) => {
      outermost = other;
    },
  });
}

/** Whether this is the whole of a page, or of a page's data, out of Next's cache. */
function isPage(response: ServerResponse, body: unknown): body is string {
  return (
    typeof body === 'string' &&
    response.statusCode === 200 &&
    !response.headersSent &&
    response.hasHeader('x-nextjs-cache')
  );
}

function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { etag, plain, gzip }: CompressedPage,
  end: End,
): ServerResponse {
  response.setHeader('ETag', etag);
  if (headers['if-none-match']?.includes(etag)) {
    response.statusCode = 304;
    response.removeHeader('Content-Length');
    response.removeHeader('Content-Type');
    return end.call(response);
  }
  const gzipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    String(headers['accept-encoding'] ?? ''),
  );
  const body = gzipped ? gzip : plain;
  if (gzipped) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  return end.call(response, body);
}
