import { hydrate } from '@tanstack/react-query';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import { dehydratedShelves, dehydrateShelves } from '@/shelves/dehydrateShelves';
import { shelfQuery } from '@/shelves/shelfQuery';
import { aProduct } from '../helpers/aProduct';
import { jsonRoundTrip } from '../helpers/jsonRoundTrip';
import { newTestCache } from '../helpers/newTestCache';

const { collections } = categoryDefinition(findCategory('Foundation'));
const products = { items: [aProduct()] };
const home = {
  slides: {
    items: [{ id: 's', pictures: [{ image: '/pictures/s.webp' }] }],
  },
  photos: { items: [{ id: 'p', image: '/pictures/p.webp' }] },
  videos: { items: [] },
  offers: { items: [] },
};

describe('dehydrateShelves', () => {
  it("can be read back under the page's names, whatever the order of the queries", () => {
    const state = jsonRoundTrip(dehydrateShelves(pageDefinitions.home.collections, home));
    const turned = { ...state, queries: [...state.queries].reverse() };
    expect(dehydratedShelves(pageDefinitions.home.collections, turned)).toEqual(home);
  });

  it('carries the items, not the time of the read', () => {
    const read = { ...products, readAt: 1_795_000_000_000 };
    const state = dehydrateShelves(collections, { products: read });
    expect(state.queries.map(({ state: { data } }) => data)).toEqual([products]);
    expect(JSON.stringify(state)).not.toContain('1795000000000');
  });

  it('carries the flag that the collection has more than is shown', () => {
    const state = dehydrateShelves(collections, { products: { ...products, more: true } });
    expect(state.queries[0]?.state.data).toEqual({ ...products, more: true });
  });

  it('fills the query cache of a browser as stale data', () => {
    const client = newTestCache();
    hydrate(client, jsonRoundTrip(dehydrateShelves(collections, { products })));
    const { queryKey } = shelfQuery(collections.products);
    expect(client.getQueryData(queryKey)).toEqual(products);
    expect(client.getQueryCache().find({ queryKey })?.isStaleByTime(60_000)).toBe(true);
    client.clear();
  });
});
