import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
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
    expect(screen.getByText(/^This browser does not save your list/)).toBeVisible();
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

const message = () => {
  const link = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

describe('the shortlist', () => {
  it('has a line for each shade of a product, each with its own controls', async () => {
    const shades = [
      { name: 'Honey', colour: '#c68642' },
      { name: 'Ivory', soldOut: true as const },
    ];
    const shaded = { ...rose, shades };
    const kept = ['Honey', 'Ivory', 'Gone'].map((shade) =>
      toShortlisted({ slug: 'blush' }, shaded, 1, { name: shade }),
    );
    shortlist.change(() => kept);
    await openShortlist('', { blush: [shaded] });
    await userEvent.click(screen.getByRole('button', { name: 'One more: Rose Blush, Honey' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a note: Rose Blush, Gone' }));
    await userEvent.keyboard('or any');
    expect(message()?.slice(1, 4)).toEqual([
      '1. Rose Blush × 2, ₹450 each (Honey)',
      '2. Rose Blush, ₹450, sold out (Ivory)',
      '3. Rose Blush, ₹450 (Gone; or any)',
    ]);
    const headings = screen.getAllByRole('heading', { level: 2, name: 'Rose Blush' });
    const lines = headings.map((heading) => heading.closest('li')?.textContent);
    expect(lines[0]).toContain('Shade: Honey');
    expect(lines[1]).toContain('Sold out');
    expect(lines[2]).toContain('The shade Gone is not listed any more.');
    const links = screen.getAllByRole('link', { name: 'Rose Blush' });
    expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
      'shade=Honey',
      'shade=Ivory',
      undefined,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Rose Blush, Honey' }));
    expect(shortlist.read().map(({ shade }) => shade)).toEqual(['Ivory', 'Gone']);
  });

  it('gives a line its shade in its row, and has another line only by a press for that', async () => {
    const shaded = { ...rose, shades: [{ name: 'Honey', colour: '#c68642' }, { name: 'Ivory' }] };
    shortlist.change(() => [toShortlisted({ slug: 'blush' }, shaded, 2)]);
    await openShortlist('', { blush: [shaded] });
    const kept = () => shortlist.read().map(({ shade, quantity }) => [shade, quantity]);
    const another = () => screen.queryByRole('button', { name: /^Add another shade: / });
    expect(another()).not.toBeInTheDocument();
    const shadesOfRow = () => screen.getByRole('group', { name: /^Shade: / });
    expect(shadesOfRow()).toHaveTextContent(/Choose a shade$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Honey' }));
    expect(screen.getByRole('radio', { name: 'Honey' })).toHaveFocus();
    expect(shadesOfRow()).toHaveTextContent(/Ivory\s*Honey$/);
    await userEvent.click(screen.getByRole('radio', { name: 'Ivory' }));
    expect(kept()).toEqual([['Ivory', 2]]);
    await userEvent.click(
      screen.getByRole('button', { name: 'Add another shade: Rose Blush, Ivory' }),
    );
    expect(kept()).toEqual([
      ['Ivory', 2],
      [undefined, 1],
    ]);
    const row = within(screen.getByRole('group', { name: 'Shade: Rose Blush' }));
    expect(row.getByRole('radio', { name: 'Honey' })).toHaveFocus();
    expect(row.getByRole('radio', { name: 'Ivory' })).toBeDisabled();
    await userEvent.keyboard(' ');
    expect(kept()).toEqual([
      ['Ivory', 2],
      ['Honey', 1],
    ]);
    expect(another()).not.toBeInTheDocument();
  });
});
