import type { ServerResponse } from 'node:http';

/** Redirects an address with a query to the one without it; true if it did. Caches would store an answer per query. */
export function redirectQuery(url: string, response: ServerResponse): boolean {
  const query = url.indexOf('?');
  if (query < 0) return false;
  response.statusCode = 308;
  response.setHeader('Location', url.slice(0, query));
  response.setHeader('Cache-Control', 'public, max-age=86400').end();
  return true;
}
