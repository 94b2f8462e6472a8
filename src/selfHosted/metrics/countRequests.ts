import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** By the beginnings of paths; the first match counts. All else is a page. */
const kinds: readonly [start: RegExp, kind: string][] = [
  [/^\/_next\/static\//, 'script'],
  [/^\/_next\/image/, 'picture'],
  [/^\/_next\/data\//, 'page data'],
  [/^\/api\/shelves\//, 'shelf'],
  [/^\/api\/search/, 'search'],
  [/^\/api\/preview\//, 'preview'],
  [/^\/api\/(?:health|ready|metrics)/, 'operator'],
  [/^\/(?:pictures|fonts)\//, 'file'],
  [/^\/(?:feeds|sitemap|robots\.txt|site\.webmanifest)/, 'feed'],
];

/** The kind of a request, from a fixed list: nothing that a visitor sends becomes a label. */
export function kindOfRequest(url = ''): string {
  return kinds.find(([start]) => start.test(url))?.[1] ?? 'page';
}

/** Calls `count` for each answer, also those that the visitor did not wait for. */
export function countRequests(count: (kind: string, status: string) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const kind = kindOfRequest(request.url);
    response.once('close', () =>
      count(kind, response.writableFinished ? String(response.statusCode) : 'left'),
    );
  });
}
