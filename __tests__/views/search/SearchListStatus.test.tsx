import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchMessages } from '@/messages/en/searchMessages';
import type { ListedShelf } from '@/search/SearchList';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderWhole } from '../../helpers/renderWhole';

const list: ListedShelf[] = [
  { slug: 'Eye-kajol', ids: ['01_kaj'], titles: ['Black Kajol Pencils'], prices: [149], offs: [0] },
];

async function show(words = '') {
  const path = words ? `/search?q=${words}` : '/search';
  window.history.replaceState(null, '', path);
  await renderWhole(<SearchView messages={searchMessages} />, { path });
}

const retry = () => screen.getByRole('button', { name: 'Try again' });
const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });
const products = () => screen.findByRole('region', { name: 'Products' });
const ways = () => screen.queryByRole('link', { name: /^WhatsApp us/ });

afterEach(() => jest.useRealTimers());

describe('SearchListStatus', () => {
  it('finds shelves alone, denies nothing, and retries on request', async () => {
    mockSearchApi({ status: 503 });
    await show('zzzzqq kajol');
    const failed = /^We could not load the list/;
    expect(await screen.findByText(failed, { ignore: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failed));
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Eye Kajol' })).toBeVisible();
    mockSearchApi({ list });
    fireEvent.click(retry());
    expect(within(await products()).getAllByRole('link')).toHaveLength(1);
  });

  it('says after eight seconds that it does not come, with the ways to ask, and asks anew', async () => {
    jest.useFakeTimers();
    const hang = jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    await show('kajol');
    await act(() => jest.advanceTimersByTimeAsync(7_900));
    expect(ways()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(ways()).toBeVisible();
    fireEvent.click(retry());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(hang).toHaveBeenCalledTimes(2);
  });

  it('says before the first letter that the list needs the internet, and asks again on request', async () => {
    mockSearchApi({ status: 503 });
    const user = userEvent.setup();
    await show();
    expect(await screen.findByText(/, which needs the internet/)).toBeVisible();
    mockSearchApi({ list });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/, which needs/)).not.toBeInTheDocument());
  });

  it('asks for a list that has failed again at the next letter, and on Enter', async () => {
    const requests = mockSearchApi({ status: 503 });
    const user = userEvent.setup();
    await show();
    await user.type(field(), 'kajo');
    expect(await screen.findByText(/^We could not load the list/)).toBeVisible();
    const before = requests.length;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
    mockSearchApi({ list });
    await user.type(field(), 'l');
    expect(within(await products()).getByRole('link', { name: /^Black Kajol/ })).toBeVisible();
    expect(field()).toHaveValue('kajol');
  });
});
