import type { NextApiRequest, NextApiResponse } from 'next';
import { idPart } from '@/catalogue/addresses/idPart';
import { knownCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import type { Product } from '@/catalogue/items';
import { SCAN_AGE_MS } from '@/data/shelves/allShelves';
import { knownShelf } from '@/data/shelves/readShelf';
import type { ShelfDetails } from '@/search/SearchList';
import { answerUnavailable, answerUnknown, refuseUnlessGet } from '../http';
import { answerJson } from './answerJson';

/** Answers /api/search/<slug> with full ids and pictures; 404 for an unknown category, 503 if it was never read. */
export async function answerSearchShelf(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  if (refuseUnlessGet(request, response)) return;
  const category = knownCategory(request.query.slug);
  if (!category) return answerUnknown(response);
  const collection = productCollection(category);
  const shelf = await knownShelf(collection, SCAN_AGE_MS).catch(() => undefined);
  if (shelf) answerJson(response, JSON.stringify(packDetails(shelf.items)));
  else answerUnavailable(response);
}

function packDetails(products: readonly Product[]): ShelfDetails {
  return {
    parts: products.map(({ id }) => idPart(id)),
    ids: products.map(({ id }) => id),
    images: products.map(({ image = '' }) => image),
  };
}
