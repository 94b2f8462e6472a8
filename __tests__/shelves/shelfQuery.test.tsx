import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import { photos, productCollection, quotedVideos } from '@/catalogue/collections';
import { allOffers } from '@/catalogue/offers/offerLists';
import { oneProduct } from '@/catalogue/ProductOnShelf';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import { shelfQuery } from '@/shelves/shelfQuery';
import { useShelves } from '@/shelves/useShelves';
import { languageCodes } from '@/shop/languages';
import { anAnswer } from '../helpers/anAnswer';
import { aProduct } from '../helpers/aProduct';
import { newTestCache } from '../helpers/newTestCache';

const wax = findCategory('Wax-stick');
const sources = {
  photos,
  products: productCollection(wax),
  onShelf: oneProduct(productCollection(wax), '01_a~20b'),
  quotedVideos,
  allOffers,
};

/** The paths that a tab asks for the shelves of a page in this language, without anything in its cache. */
async function askedBy(language: (typeof languageCodes)[number]): Promise<unknown[]> {
  const fetch = jest.spyOn(window, 'fetch').mockImplementation(async () => anAnswer({ items: [] }));
  fetch.mockClear();
  const client = newTestCache();
  renderHook(() => useShelves(sources, language), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(Object.keys(sources).length));
  return fetch.mock.calls.map(([path]) => path);
}

describe('shelfQuery', () => {
  it('asks in the language of the page; English has no parameter', async () => {
    expect(await askedBy('en')).toEqual([
      '/api/shelves/VISIT-SHOP',
      '/api/shelves/WAX%20Stick',
      '/api/shelves/WAX%20Stick?product=01_a%7E20b',
      '/api/shelves/VIDEO%20YOUTUBE?part=quoted',
      '/api/shelves/__offers__',
    ]);
    expect(await askedBy('hi')).toEqual([
      '/api/shelves/VISIT-SHOP?language=hi',
      '/api/shelves/WAX%20Stick?language=hi',
      '/api/shelves/WAX%20Stick?product=01_a%7E20b&language=hi',
      '/api/shelves/VIDEO%20YOUTUBE?part=quoted&language=hi',
      '/api/shelves/__offers__?language=hi',
    ]);
  });

  it('has one key for all languages, because the way to another is a full load', () => {
    const keys = languageCodes.map((code) => shelfQuery(photos, code).queryKey);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  });
});

const { collections } = categoryDefinition(findCategory('Foundation'));
const carried = { items: [aProduct()] };
const newer = { items: [aProduct({ price: 899 })], readAt: 1 };

describe('useShelves', () => {
  it('shows an answer only in a deferred render, so that nothing has to hydrate at once because of it', async () => {
    jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    const client = newTestCache();
    hydrate(client, dehydrateShelves(collections, { products: carried }));
    const seen: unknown[] = [];
    function Probe() {
      seen.push(useShelves(collections, 'en'));
      return null;
    }
    render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    );
    const [first] = seen.splice(0);
    act(() => {
      client.setQueryData(shelfQuery(collections.products).queryKey, newer);
    });
    const shown = { products: { items: newer.items, readAt: 1, mayBeOld: false } };
    await waitFor(() => expect(seen.at(-1)).toEqual(shown));
    // The same object: whatever is memoised on it does not render again.
    expect(seen[0]).toBe(first);
  });
});
