import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StrayNowhere } from './Stray';
import { strayProduct } from './strayProduct';

/**
 * Answers a request for a product's page that is not there: with the way to the right one, for good, or with what its 404
 * offers instead. Undefined when it has answered.
 */
export async function answerStray(
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<StrayNowhere | undefined> {
  const stray = await strayProduct(url);
  if (!('redirect' in stray)) return stray;
  response.statusCode = 308;
  response.setHeader('Location', stray.redirect);
  response.end();
  return undefined;
}
