import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchLink } from '@/layout/SearchLink';
import { bengali } from '@/messages/bn/bengali';
import { mockSearchApi } from '../helpers/mockSearchApi';
import { renderInSite } from '../helpers/renderInSite';

describe('SearchLink', () => {
  it('links to the search, and prefetches only on hover or focus', async () => {
    mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />);
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search');
    expect(window.fetch).not.toHaveBeenCalled();
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    fireEvent.focus(link);
    expect(router.prefetch).toHaveBeenCalledWith('/search');
    await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(1));
    expect(window.fetch).toHaveBeenCalledWith('/api/search');
  });

  it('links to the search in the language of the page, and prefetches that', () => {
    mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />, { language: bengali });
    const link = screen.getByRole('link', { name: 'খুঁজুন' });
    expect(link).toHaveAttribute('href', '/bn/search');
    fireEvent.pointerEnter(link);
    expect(router.prefetch).toHaveBeenCalledWith('/bn/search');
  });
});
