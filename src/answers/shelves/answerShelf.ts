import type { NextApiRequest, NextApiResponse } from 'next';
import { findCollection } from '@/catalogue/allCollections';
import { type Collection, quotedVideos } from '@/catalogue/collections';
import { EDGE_SECONDS } from '@/catalogue/freshness';
import { findOfferList, type OfferList } from '@/catalogue/offers/OfferList';
import type { DatedShelf, ShelfAnswer } from '@/catalogue/Shelf';
import type { Collections } from '@/catalogue/sitePages';
import { freshOrLast } from '@/data/readings/readings';
import { readShown } from '@/data/shelves/readShown';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';
import { CACHE_FIVE_MINUTES } from '../headers/cacheControl';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers /api/shelves/<collection>?version=<the one that the browser has> with the age of the site's reading, and with
 * the items when the version differs. With `&product=<the id in the page's address>` the items are those of that
 * product's page, with `&part=quoted` the videos with three quotes, with `&language=bn` their texts in that language. The
 * lists of offers answer in the same way. Pages carry no time themselves, so the time that they show comes from here.
 * While the database can't be read, answers with the last reading and its age; without one, and
 * for a product that is not in it, which may be newer, 503.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const name = String(request.query.collection);
  const asked = findCollection(name) ?? findOfferList(name);
  if (!asked) {
    response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
    return;
  }
  const shelf = await readShown(
    partAsked(asked, request.query),
    languageAsked(request.query),
    freshOrLast,
  ).catch(() => undefined);
  if (!shelf) {
    response.setHeader('Cache-Control', 'no-store').status(503).end();
    return;
  }
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${EDGE_SECONDS}`)
    .status(200)
    .json(answerOf(shelf, request.query.version));
}

/** What is asked of a collection: a product's page, the videos with three quotes, or all of it. */
function partAsked(
  collection: Collection | OfferList,
  { product, part }: NextApiRequest['query'],
): Collections[string] {
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  if (!isOfProducts(collection) || product === undefined) return collection;
  return { name: collection.name, kind: 'productOnShelf', product: String(product), collection };
}

function isOfProducts(collection: Collection | OfferList): collection is Collection<'product'> {
  return collection.kind === 'product';
}

function languageAsked({ language }: NextApiRequest['query']): LanguageCode {
  return languageCodes.find((code) => code === language) ?? 'en';
}

function answerOf(
  { version, readAt, ...shown }: DatedShelf<unknown>,
  known: unknown,
): ShelfAnswer<unknown> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - readAt) / 1000));
  return version === known ? { version, ageSeconds } : { version, ageSeconds, ...shown };
}
