import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addRecentlyViewed, rememberViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { storedSender } from '@/device/storedSender';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose, coral, clear } = listedProducts;

beforeEach(() => storedSender.change(() => storedSender.empty));
afterEach(() => {
  shortlist.change(() => []);
  window.history.replaceState(null, '', '/');
});

describe('an empty shortlist', () => {
  beforeEach(() => {
    shortlist.change(() => []);
    rememberViewed(true);
  });

  it('shows a hint', async () => {
    await openShortlist();
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/');
    expect(document.querySelector('ul')).toBeNull();
  });

  it('shows good prices, unless something was viewed before', async () => {
    const lens = { path: '/lens/a', slug: 'lens' as const, title: 'Lens A', price: 100 };
    const offers = { items: [{ kind: 'discounts' as const, offers: [lens] }], mayBeOld: false };
    await openShortlist('', undefined, { offers });
    const row = within(screen.getByRole('region', { name: 'Best prices today' }));
    expect(row.getByRole('heading', { name: 'Lens A' })).toBeVisible();
    cleanup();
    addRecentlyViewed('lens', clear);
    await openShortlist('', undefined, { offers });
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

const FAR_DAY = '2199-11-25';

async function open() {
  setShortlist(['blush', rose]);
  await openShortlist();
  return userEvent.setup();
}

/** What the message says between the total and the link. */
function said() {
  const link = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  return text.split('\n').slice(3, -1);
}

const dayField = () => screen.getByLabelText('A day that suits you');

describe('the fields for name and day', () => {
  it('add nothing to the message while they are empty', async () => {
    await open();
    expect(said()).toEqual([]);
  });

  it('add a line each to the message and to the copied text', async () => {
    const user = await open();
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'রিনা *Das*');
    fireEvent.change(dayField(), { target: { value: FAR_DAY } });
    const lines = ['Name: রিনা ∗Das∗', 'Day: 25 November 2199'];
    expect(said()).toEqual(lines);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await navigator.clipboard.readText()).toContain(lines.join('\n'));
  });

  it('say that the visitor comes to the shop', async () => {
    const user = await open();
    await user.click(screen.getByRole('checkbox', { name: 'I’ll come to the shop' }));
    expect(said()).toEqual(['I’ll come to the shop']);
  });

  it('leave out a day that is past', async () => {
    await open();
    fireEvent.change(dayField(), { target: { value: '2020-11-25' } });
    expect(said()).toEqual([]);
  });

  it('are kept on the device until one press erases them', async () => {
    storedSender.change(() => ({ name: 'Rina', comes: false, day: FAR_DAY }));
    const user = await open();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rina');
    await user.click(screen.getByRole('button', { name: 'Erase name and day' }));
    expect(said()).toEqual([]);
    expect(localStorage.getItem('sender')).toBeNull();
  });
});
