import type { NextApiRequest, NextApiResponse } from 'next';
import { EDGE_SECONDS } from '@/catalogue/freshness';
import type { DatedShelf } from '@/catalogue/Shelf';
import { parseShelfRequest, type ShelfAnswer } from '@/catalogue/ShelfRequest';
import { freshOrLast } from '@/data/readings/readings';
import { readShown } from '@/data/shelves/readShown';
import { CACHE_FIVE_MINUTES } from '../headers/cacheControl';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers a browser's request for a shelf with the age of the site's reading, and with the items when the version
 * differs. Pages carry no time themselves, so the time that they show comes from here. While the database can't be read,
 * answers with the last reading and its age; without one, and for a product that is not in it, which may be newer, 503.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const asked = parseShelfRequest(request.query);
  if (!asked) {
    response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
    return;
  }
  const { language = 'en' } = asked;
  const shelf = await readShown(asked.shelf, language, freshOrLast).catch(() => undefined);
  if (!shelf) {
    response.setHeader('Cache-Control', 'no-store').status(503).end();
    return;
  }
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${EDGE_SECONDS}`)
    .status(200)
    .json(answerOf(shelf, asked.version));
}

function answerOf(
  { version, readAt, ...shown }: DatedShelf<unknown>,
  known: string | undefined,
): ShelfAnswer<unknown> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - readAt) / 1000));
  return version === known ? { version, ageSeconds } : { version, ageSeconds, ...shown };
}
