import type { ServerResponse } from 'node:http';

/**
 * Redirects an address with a query to the one without, for answers that don't depend on one: a cache would keep another
 * answer for each query, and a stranger could have each made anew. True when it has redirected.
 * @param url path and query of the request.
 */
export function redirectQuery(url: string, response: ServerResponse): boolean {
  const query = url.indexOf('?');
  if (query < 0) return false;
  response.statusCode = 308;
  response.setHeader('Location', url.slice(0, query));
  response.setHeader('Cache-Control', 'public, max-age=86400').end();
  return true;
}
