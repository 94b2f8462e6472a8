import { cleanup, screen, within } from '@testing-library/react';
import { addRecentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';

const { rose, coral, clear } = listedProducts;

beforeEach(() => {
  shortlist.change(() => []);
  rememberViewed(true);
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('an empty shortlist', () => {
  it('shows a hint', async () => {
    await openShortlist();
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all shelves' })).toHaveAttribute('href', '/');
    expect(document.querySelector('ul')).toBeNull();
  });

  it('shows good prices, unless something was viewed before', async () => {
    const lens = { path: '/lens/a', slug: 'lens' as const, title: 'Lens A', price: 100 };
    const offers = { items: [{ kind: 'discounts' as const, offers: [lens] }], mayBeOld: false };
    await openShortlist('', undefined, undefined, { offers });
    const row = within(screen.getByRole('region', { name: 'Best prices today' }));
    expect(row.getByRole('heading', { name: 'Lens A' })).toBeVisible();
    cleanup();
    addRecentlyViewed('lens', clear);
    await openShortlist('', undefined, undefined, { offers });
    expect(screen.queryByRole('region', { name: 'Best prices today' })).not.toBeInTheDocument();
  });

  it('says today’s price of what was viewed before, and links once to what is stored', async () => {
    // All is in view.
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const seen = [{ isIntersecting: true } as IntersectionObserverEntry];
      const observer = {
        observe: () => callback(seen, observer),
        disconnect: () => {},
      } as unknown as IntersectionObserver;
      return observer;
    });
    const gone = { ...coral, id: 'gone', title: 'Gone Blush' };
    addRecentlyViewed('lens', clear);
    addRecentlyViewed('blush', gone);
    addRecentlyViewed('blush', { ...rose, price: 500 });
    await openShortlist();
    const viewed = within(await screen.findByRole('region', { name: 'You looked at' }));
    expect(viewed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rose Blush₹450 M.R.P. ₹600 25% OFF',
      'Clear LensPrice on request',
    ]);
    expect(screen.getAllByRole('link', { name: 'What stays on this device' })).toHaveLength(1);
    jest.restoreAllMocks();
  });
});
