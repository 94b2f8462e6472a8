import type { NextApiRequest, NextApiResponse } from 'next';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';
import { findCollection } from '@/catalogue/allCollections';
import { type Collection, quotedVideos } from '@/catalogue/collections';
import { READ_AT_HEADER } from '@/catalogue/freshness';
import { findOfferList } from '@/catalogue/offers/offerLists';
import type { ShownShelf } from '@/catalogue/shelfPath';
import { readForPage } from '@/data/shelves/readForPage';
import { readShelfOrLast } from '@/data/shelves/readShelf';
import { languageCodes } from '@/shop/languages';
import { CACHE_FIVE_MINUTES } from '../headers/cacheControl';
import { refuseUnlessGet } from '../refuseUnlessGet';

/**
 * Answers with a shelf and the time of its reading; with that time alone (304) to who has its version. While the
 * database is away from the last reading, or else with 503, as for a product that is not in it.
 */
export async function answerShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const { collection, product, part, language } = request.query;
  const shown = shownAt({ name: String(collection), product: textIn(product), part: textIn(part) });
  if (!shown) {
    response.setHeader('Cache-Control', CACHE_FIVE_MINUTES).status(404).end();
    return;
  }
  const code = languageCodes.find((known) => known === language) ?? 'en';
  const read = await readForPage(shown, code, readShelfOrLast).catch(() => undefined);
  if (!read) {
    response.setHeader('Cache-Control', 'no-store').status(503).end();
    return;
  }
  const { readAt, ...shelf } = read;
  response
    .setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    .setHeader('ETag', `"${shelf.version}"`)
    .setHeader(READ_AT_HEADER, readAt)
    .setHeader('Content-Type', 'application/json; charset=utf-8');
  // A proxy that compresses makes the tag a weak one: W/"…".
  if (request.headers['if-none-match']?.endsWith(`"${shelf.version}"`)) response.status(304).end();
  else response.status(200).end(JSON.stringify(shelf));
}

function textIn(parameter: string | string[] | undefined): string | undefined {
  return parameter === undefined ? undefined : String(parameter);
}

/** A product's page, a part or all of a collection, or a list; undefined if unknown. */
function shownAt({ name, product, part }: ShownShelf): Collections[string] | undefined {
  const collection = findCollection(name);
  if (!collection) return findOfferList(name);
  if (collection.kind === 'video' && part === quotedVideos.part) return quotedVideos;
  if (!isOfProducts(collection) || product === undefined) return collection;
  return { name, kind: 'productOnShelf', product, collection };
}

function isOfProducts(collection: Collection): collection is Collection<'product'> {
  return collection.kind === 'product';
}
