import { screen, within } from '@testing-library/react';
import { ShelfFinder } from '@/views/search/ShelfFinder';
import { renderInSite } from '../../helpers/renderInSite';

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
