import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchLink } from '@/layout/header/SearchLink';
import { bengali } from '@/messages/bn/bengali';
import { connected } from '../../helpers/connected';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

afterEach(() => connected());

describe('SearchLink', () => {
  it.each<[what: string, mean: (link: HTMLElement) => unknown]>([
    ['a touch', (link) => fireEvent.touchStart(link)],
    ['hover', (link) => userEvent.hover(link)],
    ['the keyboard’s focus', () => userEvent.tab()],
  ])('fetches its page and the list of products on %s, and not before', async (_what, mean) => {
    const asked = mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />);
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search');
    expect(asked).toEqual([]);
    expect(router.prefetch).not.toHaveBeenCalled();
    await mean(link);
    expect(router.prefetch).toHaveBeenCalledWith('/search', '/search', { priority: true });
    expect(asked).toEqual(['/api/search']);
  });

  it('fetches nothing where data is saved', () => {
    connected({ saveData: true });
    const asked = mockSearchApi({});
    const { router } = renderInSite(<SearchLink />);
    fireEvent.focus(screen.getByRole('link', { name: 'Search' }));
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('links to the search in the language of the page, and prefetches that', () => {
    mockSearchApi({ status: 503 });
    const { router } = renderInSite(<SearchLink />, { language: bengali });
    const link = screen.getByRole('link', { name: 'খুঁজুন' });
    expect(link).toHaveAttribute('href', '/bn/search');
    fireEvent.focus(link);
    expect(router.prefetch).toHaveBeenCalledWith('/bn/search', '/bn/search', { priority: true });
  });
});
