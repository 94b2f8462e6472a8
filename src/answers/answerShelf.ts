import type { NextApiRequest, NextApiResponse } from 'next';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { type AskedShelf, askedShelf } from '@/catalogue/addresses/shelfAddress';
import { findCollection } from '@/catalogue/allCollections';
import { type Collection, quotedVideos } from '@/catalogue/collections';
import { READ_AT } from '@/catalogue/freshness';
import { findOfferList } from '@/catalogue/offers/offerLists';
import { oneProduct } from '@/catalogue/ProductOnShelf';
import { readForPage } from '@/data/shelves/readForPage';
import { knownShelf } from '@/data/shelves/readShelf';
import { answerUnavailable, answerUnknown, refuseUnlessGet } from './http';

/**
 * Answers /api/shelves/<collection> with the shelf, and with the time of its reading in a header, so that an unchanged
 * shelf is a 304 (Next adds the `ETag`). While the database is away, answers from the last reading; 503 if there is
 * none, or if it lacks the product that is asked for.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const { code, ...asked } = askedShelf(request.query);
  const collection = shownShelf(asked);
  if (!collection) return answerUnknown(response);
  const reading = await readForPage(collection, code, knownShelf).catch(() => undefined);
  if (!reading) return answerUnavailable(response);
  const { readAt, ...shelf } = reading;
  response
    .setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    .setHeader(READ_AT, new Date(readAt).toISOString())
    .status(200)
    .json(shelf);
}

/** The collection, part, product or list of offers that is asked for; undefined if unknown. */
function shownShelf({ name, product, part }: AskedShelf): Collections[string] | undefined {
  const collection = findCollection(name);
  if (!collection) return findOfferList(name);
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  if (!isOfProducts(collection) || product === undefined) return collection;
  return oneProduct(collection, product);
}

function isOfProducts(collection: Collection): collection is Collection<'product'> {
  return collection.kind === 'product';
}
