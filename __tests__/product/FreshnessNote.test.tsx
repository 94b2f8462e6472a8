import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { findCategory } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { categoryMessages } from '@/messages/en/categoryMessages';
import { homeMessages } from '@/messages/en/homeMessages';
import { reviewsMessages } from '@/messages/en/reviewsMessages';
import { visitShopMessages } from '@/messages/en/visitShopMessages';
import { FreshnessNote } from '@/product/FreshnessNote';
import { shelfQuery } from '@/shelves/shelfQuery';
import { CategoryView } from '@/views/CategoryView';
import { HomeView } from '@/views/HomeView';
import { ReviewsView } from '@/views/ReviewsView';
import { VisitShopView } from '@/views/VisitShopView';
import { newTestCache } from '../helpers/newTestCache';
import { renderInSite } from '../helpers/renderInSite';
import { renderWhole } from '../helpers/renderWhole';

const now = new Date(2026, 9, 20, 18, 5);

function show(readAt: Date | undefined, mayBeOld = true, what?: 'prices' | 'page') {
  const shelf = { mayBeOld, ...(readAt ? { readAt: readAt.getTime() } : {}) };
  return renderInSite(<FreshnessNote shelf={shelf} {...(what ? { what } : {})} />);
}

describe('FreshnessNote', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is an empty live region while the prices are fresh', () => {
    show(now, false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows only the time when the prices are from today', () => {
    show(new Date(2026, 9, 20, 10, 42));
    expect(screen.getByRole('status')).toHaveTextContent(
      /Showing prices as of 10:42.*could not load newer ones/,
    );
    expect(screen.getByRole('status')).not.toHaveTextContent('October');
  });

  it('adds the day when the prices are from another day', () => {
    show(new Date(2026, 9, 19, 22, 7));
    expect(screen.getByRole('status')).toHaveTextContent(/19 October.*10:07/);
  });

  it.each([
    ['prices', /could not check whether these prices are the latest/],
    ['page', /could not check whether there is anything newer/],
  ] as const)('shows no time for %s when none is known', (what, text) => {
    show(undefined, true, what);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status')).not.toHaveTextContent('as of');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('asks the site once the browser is back on the network, while the prices may be old', async () => {
    const { client, unmount } = show(now);
    const ask = jest.spyOn(client, 'refetchQueries');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    unmount();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says so after eight seconds without an answer, and gives up the request on "Try again"', async () => {
    jest.useFakeTimers({ now });
    const ask = jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    const query = shelfQuery(productCollection(findCategory('lens')));
    function Page() {
      const { data } = useQuery({ ...query, staleTime: 0 });
      return <FreshnessNote shelf={{ mayBeOld: false, readAt: data?.readAt }} />;
    }
    const client = newTestCache();
    const readAt = new Date(2026, 9, 20, 10, 42).getTime();
    client.setQueryData(query.queryKey, { items: [], readAt, outdated: false });
    renderInSite(<Page />, { client });
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent(/Showing prices as of 10:42/);
    expect(ask).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  describe('on a page that the device kept', () => {
    afterEach(() => document.documentElement.removeAttribute('data-stored'));

    it('says at once from when its prices are', () => {
      document.documentElement.dataset.stored = String(new Date(2026, 9, 20, 10, 42).getTime());
      show(undefined, false);
      expect(screen.getByRole('status')).toHaveTextContent(/Showing prices as of 10:42/);
    });

    it('says that it is renewed, in the room of the note', () => {
      document.documentElement.dataset.stored = '';
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, 0, 300, 64));
      const { rerender } = show(undefined, false);
      rerender(<FreshnessNote shelf={{ mayBeOld: false, readAt: now.getTime() }} />);
      const renewed = screen.getByText('Updated just now.');
      expect(renewed).toHaveStyle({ minHeight: '64px' });
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });

  it('refetches the active queries on "Try again"', async () => {
    const { client } = show(now);
    const refetch = jest.spyOn(client, 'refetchQueries').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(refetch).toHaveBeenCalledWith({ type: 'active' }));
  });
});

const fresh = { items: [], readAt: Date.now(), mayBeOld: false };
const old = { ...fresh, mayBeOld: true };
const all = { slides: fresh, videos: fresh, photos: fresh, offers: fresh, products: fresh };

type Shelves = typeof all;

const home = (shelves: Shelves) => (
  <HomeView wishes={[]} messages={homeMessages} shelves={shelves} />
);

describe.each<[string, (shelves: Shelves) => ReactElement, keyof Shelves, string]>([
  ['the home page', home, 'offers', 'prices'],
  [
    'the reviews',
    (shelves) => <ReviewsView messages={reviewsMessages} shelves={shelves} />,
    'videos',
    'this page',
  ],
  [
    'the visit to the shop',
    (shelves) => <VisitShopView messages={visitShopMessages} shelves={shelves} />,
    'photos',
    'this page',
  ],
  [
    'a category',
    (shelves) => (
      <CategoryView
        slug="blush"
        intro="Colour for the cheeks."
        messages={categoryMessages}
        shelves={shelves}
      />
    ),
    'products',
    'prices',
  ],
])('the freshness note of %s', (_what, view, name, about) => {
  it('says once that newer data could not be loaded, and offers to try again', async () => {
    await renderWhole(view({ ...all, [name]: old }));
    expect(screen.getAllByText(new RegExp(`^Showing ${about} as of`))).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
