import type { NextApiRequest, NextApiResponse } from 'next';
import type { Collections } from '@/catalogue/addresses/sitePages';
import { findCollection } from '@/catalogue/allCollections';
import { type Collection, quotedVideos } from '@/catalogue/collections';
import { EDGE_SECONDS } from '@/catalogue/freshness';
import { findOfferList } from '@/catalogue/offers/offerLists';
import type { DatedShelf } from '@/catalogue/Shelf';
import { parseShelfRequest, type ShelfAnswer, type ShelfRequest } from '@/catalogue/ShelfRequest';
import { readForPage } from '@/data/shelves/readForPage';
import { readShelfOrLast } from '@/data/shelves/readShelf';
import { CACHE_FIVE_MINUTES } from '../headers/cacheControl';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers a request for a shelf with its reading's age, and with the items when the version differs; while the database
 * is away from the last reading, or else with 503, as for a product that is not in it.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const { version, language = 'en', ...asked } = parseShelfRequest(request.query);
  const shown = shownAt(asked);
  if (!shown) {
    response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
    return;
  }
  const shelf = await readForPage(shown, language, readShelfOrLast).catch(() => undefined);
  if (!shelf) {
    response.setHeader('Cache-Control', 'no-store').status(503).end();
    return;
  }
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${EDGE_SECONDS}`)
    .status(200)
    .json(answerOf(shelf, version));
}

/** A product's page, a part or all of a collection, or a list; undefined if unknown. */
function shownAt({ name, product, part }: ShelfRequest): Collections[string] | undefined {
  const collection = findCollection(name);
  if (!collection) return findOfferList(name);
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  if (!isOfProducts(collection) || product === undefined) return collection;
  return { name, kind: 'productOnShelf', product, collection };
}

function isOfProducts(collection: Collection): collection is Collection<'product'> {
  return collection.kind === 'product';
}

function answerOf(
  { version, readAt, ...shown }: DatedShelf<unknown>,
  known: string | undefined,
): ShelfAnswer<unknown> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - readAt) / 1000));
  return version === known ? { version, ageSeconds } : { version, ageSeconds, ...shown };
}
