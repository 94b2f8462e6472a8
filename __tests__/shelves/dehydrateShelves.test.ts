import { hydrate, QueryClient } from '@tanstack/react-query';
import { findCategory } from '@/catalogue/findCategory';
import { categoryPage, sitePages } from '@/catalogue/sitePages';
import { dehydratedItems, dehydrateShelves } from '@/shelves/dehydrateShelves';
import { shelfQuery } from '@/shelves/shelfQuery';
import { aProduct } from '../helpers/aProduct';
import { throughJson } from '../helpers/throughJson';

const { collections } = categoryPage(findCategory('Foundation'));
const products = { version: 'aaaaaaaaaaaa', items: [aProduct()] };
const home = {
  slides: {
    version: '111111111111',
    items: [{ id: 's', pictures: [{ image: '/pictures/s.webp' }] }],
  },
  photos: { version: '222222222222', items: [{ id: 'p', image: '/pictures/p.webp' }] },
  videos: { version: '333333333333', items: [] },
};

describe('dehydrateShelves', () => {
  it('are what dehydratedItems finds again, each by the name under which the page knows it', () => {
    const state = throughJson(dehydrateShelves(sitePages.home.collections, home));
    expect(dehydratedItems(sitePages.home.collections, state)).toEqual({
      slides: home.slides.items,
      photos: home.photos.items,
      videos: [],
    });
  });

  it('carry version and items, and of a reading no more than that', () => {
    const read = { ...products, readAt: 1_795_000_000_000 };
    const state = dehydrateShelves(collections, { products: read });
    expect(state.queries.map(({ state: { data } }) => data)).toEqual([products]);
    expect(JSON.stringify(state)).not.toContain('1795000000000');
  });

  it('carry that the collection has more than is shown', () => {
    const state = dehydrateShelves(collections, { products: { ...products, more: true } });
    expect(state.queries[0]?.state.data).toEqual({ ...products, more: true });
  });

  it('fill the cache of a browser, which counts them as old', () => {
    const client = new QueryClient();
    hydrate(client, throughJson(dehydrateShelves(collections, { products })));
    const { queryKey } = shelfQuery(collections.products);
    expect(client.getQueryData(queryKey)).toEqual(products);
    expect(client.getQueryCache().find({ queryKey })?.isStaleByTime(60_000)).toBe(true);
    client.clear();
  });

  it('are none on a page without collections', () => {
    expect(dehydrateShelves(sitePages.contact.collections, {}).queries).toEqual([]);
  });
});

describe('dehydratedItems', () => {
  it("fails at another page's data", () => {
    const state = dehydrateShelves(collections, { products });
    expect(() => dehydratedItems(sitePages.reviews.collections, state)).toThrow(
      'The page does not carry the collection VIDEO YOUTUBE',
    );
  });
});
