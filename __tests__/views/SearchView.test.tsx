import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchMessages } from '@/messages/en/searchMessages';
import type { ListedShelf } from '@/search/SearchList';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../helpers/mockSearchApi';
import { renderWhole } from '../helpers/renderWhole';

const list: ListedShelf[] = [
  {
    slug: 'Eye-kajol',
    ids: ['01_kaj', '02_nee'],
    titles: ['Kajolrekha Black Kajol Pencils', 'Neel Blue Kajol Pencil Pair'],
    prices: [149, 0],
    offs: [25, 0],
  },
];
const details = {
  parts: ['01_kajolrekha', '02_neel'],
  ids: ['01-kajolrekha', '02-neel'],
  images: ['/pictures/products/Eye-kajol-1.webp', ''],
};

async function show(address = '/search') {
  window.history.replaceState(null, '', address);
  await renderWhole(<SearchView messages={searchMessages} />, {
    path: address,
    onReplace: (to) => window.history.replaceState(null, '', to),
  });
  return userEvent.setup();
}

const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });
/** Puts these words into the field at once; to type them renders the page again with each key. */
function ask(words: string) {
  fireEvent.change(field(), { target: { value: words } });
}

/** The message that a link to WhatsApp carries. */
function messageOf(link: HTMLElement): string | null {
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
}

const products = () => screen.findByRole('region', { name: 'Products' });

describe('SearchView', () => {
  it('finds shelves and products, with price and discount', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('kajal');
    const found = within(await products());
    const links = found.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Kajolrekha Black Kajol PencilsEye Kajol₹149 25% OFF',
      'Neel Blue Kajol Pencil PairEye KajolPrice on request',
    ]);
    const shelves = within(screen.getByRole('region', { name: 'Categories' }));
    expect(shelves.getByRole('link', { name: 'Eye Kajol' })).toHaveAttribute('href', '/Eye-kajol');
  });

  it('links to products by the beginning of the id, and by the whole id once details are loaded', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('neel');
    const link = within(await products()).getByRole('link', { name: /^Neel Blue/ });
    expect(link.getAttribute('href')).toMatch(/^\/Eye-kajol\/neel-blue-kajol-pencil-pair-02_nee/);
    await waitFor(() =>
      expect(link).toHaveAttribute('href', '/Eye-kajol/neel-blue-kajol-pencil-pair-02_neel'),
    );
  });

  it('keeps the query in the address, and reads it from there', async () => {
    mockSearchApi({ list, details });
    const user = await show('/search?q=kaj');
    expect(field()).toHaveValue('kaj');
    expect(field()).not.toHaveFocus();
    ask('kajol');
    await waitFor(() => expect(window.location.search).toBe('?q=kajol'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field()).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('ignores Enter during IME composition', async () => {
    mockSearchApi({ list });
    await show();
    fireEvent.change(field(), { target: { value: 'kajol' } });
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  });

  it('offers an enquiry with the typed words, then all shelves, when nothing is found', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('kajzzzqq *x*');
    const name = 'No results for “kajzzzqq *x*”';
    const heading = await screen.findByRole('heading', { name });
    const panel = within(heading.closest('section') as HTMLElement);
    expect(screen.queryByRole('region', { name: 'Categories' })).not.toBeInTheDocument();
    const all = screen.getByRole('region', { name: 'All categories' });
    expect(within(all).getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/Toner');
    expect(heading.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(messageOf(panel.getByRole('link', { name: /^WhatsApp us/ }))).toBe(
      'I am Interested\nI am looking for: kajzzzqq \u2217x\u2217',
    );
    expect(panel.getByRole('link', { name: 'Call us' })).toBeVisible();
    ask('kajal');
    await products();
    expect(all).not.toBeInTheDocument();
  });

  it('leads on from what is not sold to the nearest group, and to what costs little', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('anti dandruff');
    await screen.findByRole('heading', { name: 'We do not sell “anti dandruff”' });
    const hair = within(screen.getByRole('region', { name: 'All hair products' }));
    expect(hair.getByRole('link', { name: 'Hair Cover' })).toBeVisible();
    expect(hair.queryByRole('link', { name: 'Toner' })).not.toBeInTheDocument();
    const little = screen.getByRole('link', { name: 'Products under ₹300' });
    expect(little).toHaveAttribute('href', '/search?q=%E2%82%B9300');
  });

  it('says what no product has, above the products and to screen readers', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('waterproof kajal');
    const name = 'No Eye Kajol here says “waterproof”';
    const heading = await screen.findByRole('heading', { name });
    const found = await products();
    expect(heading.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(found).getByRole('heading', { name: 'Eye Kajol' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`${name}. 1 category, 2 products`),
    );
  });

  it('offers to ask for goods without a shelf by name', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('maskara');
    const goods = within(await screen.findByRole('region', { name: 'Ask the shop' }));
    const link = goods.getByRole('link', { name: /^Ask on WhatsApp: Mascara/ });
    expect(messageOf(link)).toBe('I am Interested in Mascara');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Mascara: Ask on WhatsApp$/),
    );
    expect(screen.queryByRole('region', { name: 'Products' })).not.toBeInTheDocument();
  });

  it.each([
    ['kajal under ₹150', 'Eye Kajol under ₹150'],
    ['kajol 20% off', 'Eye Kajol, 20% off or more'],
  ])('understands the condition in "%s", and says it in plain words: %s', async (typed, said) => {
    mockSearchApi({ list, details });
    await show();
    ask(typed);
    expect(await screen.findByRole('heading', { name: said })).toBeVisible();
    expect(within(await products()).getAllByRole('link')).toHaveLength(1);
  });

  it('says that it has none at such a price, above those at the nearest', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('kajol under 50');
    await screen.findByRole('heading', { name: 'Not available: Eye Kajol under ₹50' });
    expect(
      within(await products()).getByRole('heading', { name: 'Closest matches:' }),
    ).toBeVisible();
  });

  it('leads from a question about the shop to the page that answers', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('kajol delivery');
    const link = await screen.findByRole('link', { name: /^Delivery, payment/ });
    expect(link).toHaveAttribute('href', '/how-to-buy');
    expect(link.compareDocumentPosition(await products())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the shelves, as for nothing, when the words only greet', async () => {
    mockSearchApi({ list, details });
    await show();
    ask('hello bhaiya');
    expect(screen.getByRole('region', { name: 'All categories' })).toBeVisible();
    expect(screen.queryByText(/No results/)).not.toBeInTheDocument();
  });
});
