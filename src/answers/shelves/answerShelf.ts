import type { NextApiRequest, NextApiResponse } from 'next';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { findCollection } from '@/catalogue/allCollections';
import { type Collection, quotedVideos } from '@/catalogue/collections';
import { READ_AT } from '@/catalogue/freshness';
import { findOfferList } from '@/catalogue/offers/offerLists';
import { readForPage } from '@/data/shelves/readForPage';
import { readShelfOrLast } from '@/data/shelves/readShelf';
import { languageCodes } from '@/shop/languages';
import { answerUnavailable, answerUnknown } from '../answerError';
import { refuseUnlessGet } from '../refuseUnlessGet';

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
  const { language } = request.query;
  const shown = shownAt(request.query);
  if (!shown) return answerUnknown(response);
  const code = languageCodes.find((known) => known === language) ?? 'en';
  const read = await readForPage(shown, code, readShelfOrLast).catch(() => undefined);
  if (!read) return answerUnavailable(response);
  const { readAt, ...shelf } = read;
  response
    .setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    .setHeader(READ_AT, new Date(readAt).toISOString())
    .status(200)
    .json(shelf);
}

/**
 * What a query asks for: a product's page, a part or all of a collection, or a list of offers; undefined if unknown.
 */
function shownAt({
  product,
  part,
  ...query
}: NextApiRequest['query']): Collections[string] | undefined {
  const name = String(query.collection);
  const collection = findCollection(name);
  if (!collection) return findOfferList(name);
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  if (!isOfProducts(collection) || product === undefined) return collection;
  return { name, kind: 'productOnShelf', product: String(product), collection };
}

function isOfProducts(collection: Collection): collection is Collection<'product'> {
  return collection.kind === 'product';
}
