import type { IncomingMessage, ServerResponse } from 'node:http';
import { type NotFoundSuggestions, resolveAddress } from './resolveAddress';

/**
 * Answers a request for which there is no page: redirects (308) and returns undefined, or sets 404 and returns
 * suggestions. Also for addresses with malformed escapes, to which Next would answer 400.
 */
export async function answerNotFound(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<NotFoundSuggestions | undefined> {
  const notFound = await resolveAddress(url);
  if (!('redirect' in notFound)) {
    response.statusCode = 404;
    return notFound;
  }
  response.statusCode = 308;
  response.setHeader('Location', notFound.redirect);
  response.end();
  return undefined;
}
