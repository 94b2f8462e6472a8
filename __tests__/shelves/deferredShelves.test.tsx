import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { categoryPage } from '@/catalogue/addresses/shelfPages';
import { dehydrateShelves } from '@/shelves/dehydrateShelves';
import { shelfQuery } from '@/shelves/shelfQuery';
import { useShelves } from '@/shelves/useShelves';
import { aProduct } from '../helpers/aProduct';
import { newTestCache } from '../helpers/newTestCache';

const { collections } = categoryPage(findCategory('Foundation'));
const carried = { version: 'aaaaaaaaaaaa', items: [aProduct()] };
const newer = { version: 'bbbbbbbbbbbb', items: [aProduct({ price: 899 })], readAt: 1 };

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
