import type { NextApiResponse } from 'next';
import { CACHE_FIVE_MINUTES } from './headers/cacheControl';

/** Answers 404 to an unknown address, which may exist soon: cached for five minutes. */
export function answerUnknown(response: NextApiResponse): void {
  response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
}

/** Answers 503, uncached, while the data has not been read yet. */
export function answerUnavailable(response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').status(503).end();
}
