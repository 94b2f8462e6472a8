import { act, fireEvent, screen } from '@testing-library/react';
import { searchMessages } from '@/messages/en/searchMessages';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../../helpers/mockSearchApi';
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
