import { QueryClient } from '@tanstack/react-query';
import { limits } from '@/catalogue/limits';
import type { ShelfQuery } from '@/shelves/shelfQuery';
import { normalisePhoto } from '../normalise/normalisePhoto';
import { normaliseProduct } from '../normalise/normaliseProduct';
import { normaliseSlide } from '../normalise/normaliseSlide';
import { normaliseVideo } from '../normalise/normaliseVideo';
import { type Reader, readShelf } from './readShelf';

/** How each kind of collection is read. */
export const readers = {
  products: { limit: limits.products, normalise: normaliseProduct },
  photos: { limit: limits.photos, normalise: normalisePhoto },
  slides: { limit: limits.slides, normalise: normaliseSlide },
  videos: { limit: limits.videos, normalise: normaliseVideo },
};

/** A collection that a page needs: the query it is known by and the way to read it. */
export type ShelfLoad = (client: QueryClient) => Promise<unknown>;

/** Pairs a query with its reader; the types keep products from being read as photos. */
export function load<Item>(query: ShelfQuery<Item>, reader: Reader<Item>): ShelfLoad {
  const [, collection] = query.queryKey;
  return (client) => client.fetchQuery({ ...query, queryFn: () => readShelf(collection, reader) });
}

/**
 * Reads what a page needs into a React Query cache.
 * @throws CatalogueReadError: `fetchQuery`, unlike `prefetchQuery`, hands it on, so that the last good page stays.
 */
export async function loadShelves(...loads: ShelfLoad[]): Promise<QueryClient> {
  const client = new QueryClient();
  await Promise.all(loads.map((one) => one(client)));
  return client;
}
