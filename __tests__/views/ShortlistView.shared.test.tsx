import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listFragment } from '@/catalogue/shortlist/listFragment';
import { shortlist } from '@/product/shortlist';
import { anAnswer } from '../helpers/anAnswer';
import { listedProducts } from '../helpers/listedProducts';
import { openShortlist } from '../helpers/openShortlist';
import { setShortlist } from '../helpers/setShortlist';

const { rose, coral, clear } = listedProducts;
const names = () => shortlist.read().map(({ title }) => title);

beforeEach(() => shortlist.change(() => []));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('a shared list', () => {
  const link = '#blush=rose.2-gone&lens=clear';

  it('is shown with current prices, and not stored without a press', async () => {
    await openShortlist(link);
    expect(await screen.findByRole('heading', { name: 'Rose Blush' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'A list for you' })).toBeVisible();
    expect(screen.getByText('One of its products is no longer listed here.')).toBeVisible();
    expect(names()).toEqual([]);
  });

  it('is stored with a press', async () => {
    await openShortlist(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Add it to my list' }));
    expect(shortlist.read()).toMatchObject([
      { slug: 'blush', id: 'rose', quantity: 2, price: 450 },
      { slug: 'lens', id: 'clear', quantity: 1 },
    ]);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('heading', { level: 1, name: 'Your saved list' })).toBeVisible();
    expect(screen.getByText('2 products are on your list.')).toBeVisible();
  });

  it.each([
    ['Ivory', 'Ivory'],
    ['Gone', undefined],
  ])('brings the shade %s as it is listed: %s', async (shade, listed) => {
    const shaded = { ...rose, shades: [{ name: 'Honey' }, { name: 'Ivory' }] };
    const sent = { slug: 'blush' as const, id: 'rose', shade, quantity: 1 };
    await openShortlist(`#${listFragment([sent])}`, { blush: [shaded] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add it to my list' }));
    expect(shortlist.read().map((kept) => kept.shade)).toEqual([listed]);
  });

  it('is added to an own list', async () => {
    setShortlist(['blush', coral]);
    await openShortlist(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Add it to my list' }));
    expect(names()).toEqual(['Coral Blush', 'Rose Blush', 'Clear Lens']);
    expect(screen.getByRole('heading', { level: 1, name: 'Your saved list' })).toBeVisible();
  });

  it('says each quantity and the sum, and is sent to the shop by its first button', async () => {
    await openShortlist('#blush=rose.2-coral&!blush=7265642e&lens=clear', {
      blush: [rose, { id: 'coral', title: 'Coral Blush' }],
      lens: [{ ...clear, price: 199.5 }],
    });
    const total = (await screen.findByText('Total')).closest('[role=status]');
    expect(total).toHaveTextContent(/Total ₹1,099.50One product has no price here/);
    const [row] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(row).toHaveTextContent('2 × ₹450');
    const send = screen.getByRole('link', { name: /^Send this list on WhatsApp/ });
    const said = new URL(send.getAttribute('href') ?? '').searchParams.get('text');
    expect(said).toContain('1. Rose Blush × 2, ₹450 each');
    expect(said).toMatch(/#blush=rose\.2-coral&lens=clear$/m);
    const keep = screen.getByRole('button', { name: 'Add it to my list' });
    expect(send.compareDocumentPosition(keep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  describe('of which a shelf does not come', () => {
    const whole = '#blush=rose.2&lens=clear';
    const denied = () => screen.queryByText(/no longer listed/);
    const sent = () => {
      const send = screen.getByRole('link', { name: /^Send this list on WhatsApp/ });
      return new URL(send.getAttribute('href') ?? '').searchParams.get('text');
    };
    const answer = jest.fn<Promise<Response>, [string]>();
    beforeEach(() => {
      answer.mockReset();
      jest.spyOn(window, 'fetch').mockImplementation((asked) => answer(String(asked)));
    });
    afterEach(() => jest.useRealTimers());

    it('denies nothing and carries all that its link says, until it is asked for again', async () => {
      answer.mockRejectedValue(new TypeError('Failed to fetch'));
      await openShortlist(whole, { blush: [rose] });
      expect(await screen.findByText(/^We could not load one of its products/)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Rose Blush' })).toBeVisible();
      expect(denied()).not.toBeInTheDocument();
      expect(sent()).toBe(`I am Interested\nhttp://localhost:3000/shortlist?list${whole}`);
      expect(screen.queryByRole('button', { name: 'Add it to my list' })).not.toBeInTheDocument();
      answer.mockImplementation(async (path) =>
        anAnswer({ items: path.includes('Blush') ? [rose] : [clear] }),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add it to my list' }));
      expect(names()).toEqual(['Rose Blush', 'Clear Lens']);
    });

    it('says that it is loading for eight seconds, then that it could not be loaded', async () => {
      jest.useFakeTimers();
      answer.mockReturnValue(new Promise(() => undefined));
      await openShortlist(whole, {});
      const loading = screen.getByText('The list is loading');
      await act(() => jest.advanceTimersByTimeAsync(7_900));
      expect(loading).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Send this list/ })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText(/^We could not load 2 of its products/)).toBeVisible();
      expect(denied()).not.toBeInTheDocument();
      expect(sent()).toContain(whole);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('The list is loading')).toBeVisible();
      expect(answer).toHaveBeenCalledTimes(4);
    });
  });

  it('opens as the own list when both are the same', async () => {
    setShortlist(['blush', rose, 2]);
    await openShortlist('#blush=rose.2');
    expect(screen.getByRole('heading', { level: 1, name: 'Your saved list' })).toBeVisible();
  });
});
