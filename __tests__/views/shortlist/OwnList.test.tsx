import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortlist } from '@/device/shortlist';
import { clientWith } from '../../helpers/clientWith';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose, coral } = listedProducts;

beforeEach(() => shortlist.change(() => []));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the rows of the shortlist', () => {
  it('link to the address that the product has in every language', async () => {
    setShortlist(['blush', rose], ['blush', { id: 'untitled', price: 20 }]);
    const local = { ...rose, title: 'গোলাপ ব্লাশ', originalTitle: 'Rose Blush' };
    await openShortlist('', { blush: [local, { id: 'untitled', price: 20 }] });
    expect(screen.getByRole('link', { name: 'গোলাপ ব্লাশ' })).toHaveAttribute(
      'href',
      '/blush/rose-blush-rose',
    );
    expect(screen.getByRole('link', { name: 'Blush' })).toHaveAttribute(
      'href',
      '/blush/blush-untitled',
    );
  });
});

describe('the link of the shortlist', () => {
  it('has the notes only while their writer ticks that', async () => {
    const share = jest.fn(async (_shared: ShareData) => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    setShortlist(['blush', rose]);
    await openShortlist();
    expect(screen.queryByRole('checkbox', { name: 'With my notes' })).not.toBeInTheDocument();
    await act(async () =>
      shortlist.change((list) => list.map((kept) => ({ ...kept, note: 'hi' }))),
    );
    const tick = screen.getByRole('checkbox', { name: 'With my notes' });
    expect(tick).not.toBeChecked();
    const shared = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Share the list' }));
      return new URL(share.mock.lastCall?.[0].url ?? '').hash;
    };
    expect(await shared()).toBe('#blush=rose');
    await userEvent.click(tick);
    expect(await shared()).toBe('#blush=rose&!blush=6869');
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the notices of the shortlist', () => {
  it('say that the list is full with forty products', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ ...rose, id: `${n}` }));
    setShortlist(...many.map((one): ['blush', typeof rose] => ['blush', one]));
    await openShortlist('', { blush: many });
    expect(screen.getByText(/^Your list has 40 products and is full/)).toBeVisible();
  });

  it('say that the list will not last when the browser cannot store it', async () => {
    await openShortlist();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    await act(async () => setShortlist(['blush', rose]));
    expect(screen.getByText(/^This browser keeps nothing for long/)).toBeVisible();
    jest.restoreAllMocks();
    await act(async () => setShortlist(['blush', rose], ['blush', coral]));
    expect(screen.queryByText(/^This browser keeps nothing/)).not.toBeInTheDocument();
  });

  it('say that prices are the stored ones when the site cannot be reached', async () => {
    setShortlist(['blush', rose]);
    await openShortlist('', {});
    expect(await screen.findByText(/^We could not check/)).toBeVisible();
    expect(screen.getAllByText('₹450')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('say that prices may be old when the site itself could not refresh them', async () => {
    setShortlist(['blush', rose]);
    const client = clientWith({ blush: [{ ...rose, price: 399 }] }, { outdated: true });
    await openShortlist('', client);
    expect(screen.getByText(/^We could not check/)).toBeVisible();
    expect(screen.getAllByText('₹399')[0]).toBeVisible();
  });
});
