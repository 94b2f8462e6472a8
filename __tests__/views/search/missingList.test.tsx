import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchMessages } from '@/messages/en/searchMessages';
import type { ListedShelf } from '@/search/SearchList';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderWhole } from '../../helpers/renderWhole';

const list: ListedShelf[] = [
  { slug: 'Eye-kajol', ids: ['01_kaj'], titles: ['Black Kajol Pencils'], prices: [149], offs: [0] },
];

async function show(words: string) {
  const path = `/search?q=${words}`;
  window.history.replaceState(null, '', path);
  await renderWhole(<SearchView messages={searchMessages} />, { path });
}

const retry = () => screen.getByRole('button', { name: 'Try again' });
const ways = () => screen.queryByRole('link', { name: /^WhatsApp us/ });

afterEach(() => jest.useRealTimers());

describe('the search without its list', () => {
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
    const products = within(await screen.findByRole('region', { name: 'Products' }));
    expect(products.getAllByRole('link')).toHaveLength(1);
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
});
