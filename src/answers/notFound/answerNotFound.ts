import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveProduct } from './resolveProduct';

/**
 * Handles a request for a product's page that does not exist. When the right page is known, it answers with a permanent
 * redirect (308) and returns undefined. Otherwise it returns suggestions for the 404 page.
 */
export async function answerNotFound(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<NotFoundSuggestions | undefined> {
  const notFound = await resolveProduct(url);
  if (!('redirect' in notFound)) return notFound;
  response.statusCode = 308;
  response.setHeader('Location', notFound.redirect);
  response.end();
  return undefined;
}
