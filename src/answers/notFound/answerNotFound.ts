import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveAddress } from './resolveAddress';

/**
 * Redirects a request without a page (308) and returns undefined, or sets 404 and returns suggestions. Also for
 * malformed escapes, which Next would answer with 400.
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
