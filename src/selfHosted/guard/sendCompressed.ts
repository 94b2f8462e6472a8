import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CompressedPage, compressedPage } from './compressedPage';

/** The `end` method of a response, called without arguments or with the last part of the body. */
type End = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/**
 * Sends static pages with a compressed body and an ETag that are computed once per page. Next would compute both for
 * each request, which more than halves the pages that it can answer per second
 * (docs/decisions/011-the-request-guard.md).
 *
 * Next's compression, and others, replace `end` by their own function, each around the previous one. Only the outermost
 * gets the whole page, so only the first call of any of them is checked for a page.
 */
export function sendCompressed(request: IncomingMessage, response: ServerResponse): void {
  let outermost = response.end as End;
  let asked = false;

  Object.defineProperty(response, 'end', {
    configurable: true,
    get: () => {
      const end = outermost;
      return (...args: unknown[]) => {
        const [page] = args;
        const isFirst = !asked;
        asked = true;
        if (!isFirst || !isPage(response, page)) return end.apply(response, args);
        return send(request, response, compressedPage(page), end);
      };
    },
    set: (other: End) => {
      outermost = other;
    },
  });
}

/** Whether a body is a whole page, or a page's whole data, from Next's cache. */
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
