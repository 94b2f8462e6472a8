import { screen, within } from '@testing-library/react';
import { categories } from '@/catalogue/categories';
import { categoryName } from '@/messages/CategoryLabels';
import { homeMessages } from '@/messages/en/homeMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { ShelfFinder } from '@/views/home/ShelfFinder';
import { renderInSite } from '../../helpers/renderInSite';

describe('ShelfFinder', () => {
  it('links to every shelf once by its card name', () => {
    renderInSite(<ShelfFinder messages={homeMessages.finder} />);
    const region = within(screen.getByRole('region', { name: 'Find your shelf' }));
    const links = region
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual(
      categories.map(({ slug }) => [`/${slug}`, categoryName(sharedMessages.labelsOf(slug))]),
    );
  });

  it('groups the shelves', () => {
    renderInSite(<ShelfFinder messages={homeMessages.finder} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['Makeup', 'Hair', 'Brands']);
    const sizes = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length);
    expect(sizes).toEqual([19, 16, 4]);
  });
});
