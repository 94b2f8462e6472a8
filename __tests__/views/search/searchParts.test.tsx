import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchMessages } from '@/messages/en/searchMessages';
import { SearchView } from '@/views/SearchView';
import { ShelfFinder } from '@/views/search/ShelfFinder';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { newTestCache } from '../../helpers/newTestCache';
import { renderInSite } from '../../helpers/renderInSite';

const list = [
  { slug: 'Eye-kajol', ids: ['01_kaj'], titles: ['Black Kajol'], prices: [149], offs: [0] },
];

afterEach(() => jest.useRealTimers());

describe('SearchResults', () => {
  it('says nothing of what is missing while a price is being typed', async () => {
    mockSearchApi({ list });
    window.history.replaceState(null, '', '/search?q=kajal');
    renderInSite(<SearchView messages={searchMessages} />, { path: '/search?q=kajal' });
    await screen.findByRole('region', { name: 'Products' });
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    const missing = () => screen.queryByRole('heading', { name: /^Not available: .* under ₹10$/ });
    jest.useFakeTimers();
    type('kajal under 10');
    expect(missing()).not.toBeInTheDocument();
    act(() => jest.runAllTimers());
    expect(missing()).toBeVisible();
    type('kajal under 150');
    expect(missing()).not.toBeInTheDocument();
  });
});

describe('ShelfFinder', () => {
  it('groups the shelves', () => {
    renderInSite(<ShelfFinder title="All categories" />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['Makeup', 'Hair', 'Brands']);
    const sizes = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length);
    expect(sizes).toEqual([19, 16, 4]);
  });
});

function show(address = '/search') {
  window.history.replaceState({ as: address, url: address }, '', address);
  const client = newTestCache();
  renderInSite(<SearchView messages={searchMessages} />, { path: address, client });
  return userEvent.setup();
}

const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });
const products = () => screen.findByRole('region', { name: 'Products' });

describe('the list of the search', () => {
  it('says before the first letter that the list needs the internet, and asks again on request', async () => {
    mockSearchApi({ status: 503 });
    const user = show();
    expect(await screen.findByText(/, which needs the internet/)).toBeVisible();
    mockSearchApi({ list });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/, which needs/)).not.toBeInTheDocument());
  });

  it('asks for a list that has failed again at the next letter, and on Enter', async () => {
    const asked = mockSearchApi({ status: 503 });
    const user = show();
    await user.type(field(), 'kajo');
    expect(await screen.findByText(/^We could not load the list/)).toBeVisible();
    const before = asked.length;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    mockSearchApi({ list });
    await user.type(field(), 'l');
    expect(within(await products()).getByRole('link', { name: /^Black Kajol/ })).toBeVisible();
    expect(field()).toHaveValue('kajol');
  });
});
