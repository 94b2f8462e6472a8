import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NotFoundSuggestions } from './NotFoundOutcome';
import { resolveProduct } from './resolveProduct';

/**
 * Answers a request for a product's page that is not there: with the way to the right one, for good, or with what its 404
 * offers instead. Undefined when it has answered.
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
