import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchMessages } from '@/messages/en/searchMessages';
import type { ListedShelf } from '@/search/SearchList';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { newTestCache } from '../../helpers/newTestCache';
import { renderInSite } from '../../helpers/renderInSite';

const list: ListedShelf[] = [
  {
    slug: 'Eye-kajol',
    ids: ['01_kaj', '02_nee'],
    titles: ['Kajolrekha Black Kajol Pencils', 'Neel Blue Kajol Pencil Pair'],
    prices: [149, 0],
    offs: [25, 0],
  },
];
function show(address = '/search') {
  window.history.replaceState({ as: address, url: address }, '', address);
  const client = newTestCache();
  renderInSite(<SearchView messages={searchMessages} />, { path: address, client });
  return userEvent.setup();
}

const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });
const products = () => screen.findByRole('region', { name: 'Products' });

describe('useSearchList', () => {
  it('fetches the list before the first letter', async () => {
    const asked = mockSearchApi({ list });
    show();
    await waitFor(() => expect(asked).toEqual(['/api/search']));
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
    expect(within(await products()).getAllByRole('link')).toHaveLength(2);
    expect(field()).toHaveValue('kajol');
  });
});
