import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveProduct } from './resolveProduct';

/**
 * Handles a request for a product's page that does not exist, or for an address with a malformed escape, which Next
 * would answer with 400. When the right page is known, it answers with a permanent redirect (308) and returns undefined.
 * Otherwise it sets the status 404 and returns suggestions for that page.
 */
export async function answerNotFound(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<NotFoundSuggestions | undefined> {
  const notFound = await resolveProduct(url);
  if (!('redirect' in notFound)) {
    response.statusCode = 404;
    return notFound;
  }
  response.statusCode = 308;
  response.setHeader('Location', notFound.redirect);
  response.end();
  return undefined;
}
