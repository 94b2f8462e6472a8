import { act, fireEvent, screen } from '@testing-library/react';
import { searchMessages } from '@/messages/en/searchMessages';
import { SearchView } from '@/views/SearchView';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

const list = [
  { slug: 'Eye-kajol', ids: ['01_kaj'], titles: ['Black Kajol'], prices: [149], offs: [0] },
];

describe('SearchResults', () => {
  it('calls nothing the nearest while a word is being typed', async () => {
    mockSearchApi({ list });
    window.history.replaceState(null, '', '/search?q=kajal');
    renderInSite(<SearchView messages={searchMessages} />, { path: '/search?q=kajal' });
    await screen.findByRole('region', { name: 'Products' });
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    const nearest = () => screen.queryByRole('heading', { name: 'The nearest:' });
    jest.useFakeTimers();
    type('kajal betw');
    expect(nearest()).not.toBeInTheDocument();
    act(() => jest.runAllTimers());
    expect(nearest()).toBeVisible();
    type('kajal between 100 and 150');
    expect(nearest()).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
