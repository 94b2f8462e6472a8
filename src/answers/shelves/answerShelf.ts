import type { NextApiRequest, NextApiResponse } from 'next';
import {
  type Collection,
  findCollection,
  type ItemKind,
  type ItemOf,
  silentVideos,
} from '@/catalogue/collections';
import { EDGE_SECONDS } from '@/catalogue/freshness';
import type { Product, Video } from '@/catalogue/items';
import { findOfferList, type OfferList } from '@/catalogue/offers/OfferList';
import type { ReadShelf, ShelfAnswer } from '@/catalogue/Shelf';
import { lastOffers, readOffers } from '@/data/offers/readOffers';
import { productOnReadShelf } from '@/data/shelves/readProductOnShelf';
import { lastShelf, readShelf } from '@/data/shelves/readShelf';
import { shownShelf } from '@/data/shelves/shownShelf';
import { type LanguageCode, languageCodes } from '@/shop/languages';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers /api/shelves/<collection>?version=<the one that the browser has> with the age of the site's reading, and with
 * the items when the version differs. With `&product=<the id in the page's address>` the items are those of that
 * product's page, with `&part=silent` the videos without words, with `&language=bn` their texts in that language. The
 * lists of offers answer in the same way. Pages carry no time themselves, so the time that they show comes from here.
 * While the database can't be read, answers with the last reading and its age; without one 503.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const name = String(request.query.collection);
  const asked = findCollection(name) ?? findOfferList(name);
  if (!asked) {
    response.setHeader('Cache-Control', 'public, max-age=300').status(404).end();
    return;
  }
  const shelf = await readAsked(asked, request.query);
  if (!shelf) {
    response.setHeader('Cache-Control', 'no-store').status(503).end();
    return;
  }
  response
    .setHeader('Cache-Control', `public, max-age=0, s-maxage=${EDGE_SECONDS}`)
    .status(200)
    .json(answerOf(shelf, request.query.version));
}

async function readAsked(
  asked: Collection | OfferList,
  query: NextApiRequest['query'],
): Promise<ReadShelf<unknown> | undefined> {
  const code = languageAsked(query);
  if ('most' in asked) return readOffers(asked, code).catch(() => lastOffers(asked, code));
  const shelf = await readShelf(asked).catch(() => lastShelf(asked));
  return shelf && askedPart(asked, shelf, query, code);
}

async function askedPart(
  collection: Collection,
  shelf: ReadShelf<ItemOf[ItemKind]>,
  { product, part }: NextApiRequest['query'],
  code: LanguageCode,
): Promise<ReadShelf<unknown>> {
  if (collection.kind === 'video' && part === silentVideos.part)
    return shownShelf(silentVideos, shelf as ReadShelf<Video>, code);
  if (collection.kind !== 'product' || product === undefined)
    return shownShelf(collection, shelf, code);
  return productOnReadShelf(shelf as ReadShelf<Product>, String(product), code);
}

function languageAsked({ language }: NextApiRequest['query']): LanguageCode {
  return languageCodes.find((code) => code === language) ?? 'en';
}

function answerOf(
  { version, readAt, ...shown }: ReadShelf<unknown>,
  known: unknown,
): ShelfAnswer<unknown> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - readAt) / 1000));
  return version === known ? { version, ageSeconds } : { version, ageSeconds, ...shown };
}
