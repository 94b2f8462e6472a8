import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { shortlistMessages } from '@/messages/en/shortlistMessages';
import { shortlist } from '@/product/shortlist';
import { ShortlistView } from '@/views/ShortlistView';
import { listedProducts } from '../helpers/listedProducts';
import { openShortlist } from '../helpers/openShortlist';
import { Site } from '../helpers/Site';
import { setShortlist } from '../helpers/setShortlist';

const { rose, coral, clear } = listedProducts;

const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  return within(item as HTMLElement);
};
const names = () => shortlist.read().map(({ title }) => title);
const message = () => {
  const link = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

beforeEach(() => shortlist.change(() => []));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('ShortlistView', () => {
  it('says in the static HTML that it needs JavaScript, whatever is stored', () => {
    setShortlist(['blush', rose]);
    const html = renderToString(
      <Site path="/shortlist">
        <ShortlistView messages={shortlistMessages} />
      </Site>,
    );
    expect(html).toContain('This page needs JavaScript');
    expect(html).not.toContain('Rose');
  });

  it('sends one message with a numbered line for each product, the total and one link', async () => {
    setShortlist(['blush', rose, 2], ['lens', clear], ['blush', coral]);
    await openShortlist();
    expect(message()).toEqual([
      'I am Interested',
      'http://localhost:3000/shortlist?list#blush=rose.2-coral&lens=clear',
      '1. Rose Blush × 2, ₹450 each',
      '2. Clear Lens, Price on request',
      '3. Coral Blush, ₹300',
      'Total ₹1,200, and 1 on request',
    ]);
  });

  it('adds up prices, and announces new sums', async () => {
    setShortlist(['blush', rose], ['blush', coral]);
    await openShortlist();
    const sums = screen.getByText('Total').closest<HTMLElement>('[role=status]');
    expect(sums).toHaveTextContent('Total ₹750');
    await userEvent.click(row('Rose Blush').getByRole('button', { name: 'One more: Rose Blush' }));
    expect(sums).toHaveTextContent('Total ₹1,200');
  });

  it('puts the quantity into the message', async () => {
    setShortlist(['blush', rose]);
    await openShortlist();
    const howMany = within(row('Rose Blush').getByRole('group', { name: 'How many: Rose Blush' }));
    expect(howMany.getByRole('button', { name: 'One fewer: Rose Blush' })).toBeDisabled();
    await userEvent.click(howMany.getByRole('button', { name: 'One more: Rose Blush' }));
    expect(message()?.[2]).toBe('1. Rose Blush × 2, ₹450 each');
    expect(shortlist.read()).toMatchObject([{ quantity: 2 }]);
  });

  it('marks a sold out product on the list and in the message', async () => {
    setShortlist(['blush', rose, 2], ['blush', coral], ['lens', clear]);
    await openShortlist('', {
      blush: [{ ...rose, soldOut: true }, coral],
      lens: [{ ...clear, soldOut: true }],
    });
    expect(row('Rose Blush').getByText('Sold out')).toBeVisible();
    expect(message()?.slice(2, 5)).toEqual([
      '1. Rose Blush × 2, ₹450 each, sold out',
      '2. Coral Blush, ₹300',
      '3. Clear Lens, Price on request, sold out',
    ]);
  });

  it('has no sign in the message that WhatsApp takes for formatting', async () => {
    const title = '*Rose* Blush';
    setShortlist(['blush', { ...rose, title }]);
    await openShortlist('', { blush: [{ ...rose, title }] });
    expect(message()?.[2]).toBe('1. ∗Rose∗ Blush, ₹450');
  });

  it('removes one product or all, says so, and has the focus there', async () => {
    setShortlist(['blush', rose], ['blush', coral]);
    await openShortlist();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Rose Blush' }));
    expect(names()).toEqual(['Coral Blush']);
    expect(screen.getByText('Removed.')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(names()).toEqual([]);
    expect(screen.getByText('Your list is empty now.')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  });

  it('brings a cleared list back, with its quantities', async () => {
    setShortlist(['blush', rose, 2], ['blush', coral]);
    await openShortlist();
    const before = shortlist.read();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bring the list back' }));
    expect(shortlist.read()).toEqual(before);
    expect(screen.getByText('2 products are on your list.')).toHaveFocus();
  });

  it('shows today’s prices, and products that left without one', async () => {
    setShortlist(['blush', rose], ['blush', coral]);
    await openShortlist('', { blush: [{ ...rose, price: 399 }] });
    expect(row('Rose Blush').getByText('₹399')).toBeVisible();
    const left = row('Coral Blush');
    expect(left.getByText(/^It is no longer listed here/)).toBeVisible();
    expect(left.queryByRole('link')).not.toBeInTheDocument();
    expect(message()?.slice(2)).toEqual([
      '1. Rose Blush, ₹399',
      '2. Coral Blush, Price on request',
      'Total ₹399, and 1 on request',
    ]);
  });

  it.each(['?list', '?list#', '#xyz', '?list#Fou'])(
    'says that a link with %s is incomplete, above the own one',
    async (rest) => {
      setShortlist(['blush', rose]);
      await openShortlist(rest);
      expect(screen.getByText(/^This link is incomplete/)).toBeVisible();
      expect(row('Rose Blush').getByText('₹450')).toBeVisible();
    },
  );

  it('reads a list behind an escaped #, and misses none without a link', async () => {
    await openShortlist('?list%23blush%3Drose');
    expect(screen.getByRole('heading', { level: 1, name: 'A list for you' })).toBeVisible();
    expect(screen.queryByText(/^This link is incomplete/)).not.toBeInTheDocument();
  });

  it('follows changes in another tab', async () => {
    await openShortlist();
    await act(async () => setShortlist(['blush', rose]));
    expect(row('Rose Blush').getByText('₹450')).toBeVisible();
  });
});
