import { screen, within } from '@testing-library/react';
import { categories } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { ShelfFinder } from '@/views/search/ShelfFinder';
import { renderInSite } from '../../helpers/renderInSite';

describe('ShelfFinder', () => {
  it('links to every shelf once by its card name', () => {
    renderInSite(<ShelfFinder title="All shelves" />);
    const region = within(screen.getByRole('region', { name: 'All shelves' }));
    const links = region
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual(
      categories.map(({ slug }) => [`/${slug}`, categoryName(sharedMessages.labelsOf(slug))]),
    );
  });

  it('groups the shelves', () => {
    renderInSite(<ShelfFinder title="All shelves" />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['Makeup', 'Hair', 'Brands']);
    const sizes = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length);
    expect(sizes).toEqual([19, 16, 4]);
  });
});
