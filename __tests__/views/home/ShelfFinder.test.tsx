import { screen, within } from '@testing-library/react';
import { categories } from '@/catalogue/categories';
import { ShelfFinder } from '@/views/home/ShelfFinder';
import { categoryName } from '@/words/CategoryLabels';
import { homeWords } from '@/words/en/homeWords';
import { words } from '@/words/en/words';
import { renderInSite } from '../../helpers/renderInSite';

describe('ShelfFinder', () => {
  it('leads to every shelf once, by its name on cards', () => {
    renderInSite(<ShelfFinder words={homeWords.finder} />);
    const region = within(screen.getByRole('region', { name: 'Find your shelf' }));
    const links = region
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual(
      categories.map(({ slug }) => [`/${slug}`, categoryName(words.categories[slug])]),
    );
  });

  it('parts them by kind', () => {
    renderInSite(<ShelfFinder words={homeWords.finder} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    expect(names).toEqual(['Makeup', 'Hair', 'Brands']);
    const sizes = screen
      .getAllByRole('list')
      .map((list) => within(list).getAllByRole('listitem').length);
    expect(sizes).toEqual([19, 16, 4]);
  });
});
