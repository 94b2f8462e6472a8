import type { ServerResponse } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';

/** For files that never change under their address. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';

/** For answers that may soon be wrong: to an unknown address, or a preview under an old hash. */
export const CACHE_FIVE_MINUTES = 'public, max-age=300';

/** Answers 405 to every method but GET and HEAD; true when it has answered. Source: RFC 9110, section 15.5.6. */
export function refuseUnlessGet({ method }: NextApiRequest, response: NextApiResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD').status(405).end();
  return true;
}

/** Redirects an address with a query to the one without it; true if it did. Caches would store an answer per query. */
export function redirectQuery(url: string, response: ServerResponse): boolean {
  const query = url.indexOf('?');
  if (query < 0) return false;
  response.statusCode = 308;
  response.setHeader('Location', url.slice(0, query));
  response.setHeader('Cache-Control', 'public, max-age=86400').end();
  return true;
}

/** Answers 404 to an unknown address, which may exist soon: cached for five minutes. */
export function answerUnknown(response: NextApiResponse): void {
  response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
}

/** Answers 503, uncached, while the data has not been read yet. */
export function answerUnavailable(response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').status(503).end();
}
