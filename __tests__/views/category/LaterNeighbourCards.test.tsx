import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/findCategory';
import { LaterNeighbourCards } from '@/views/category/LaterNeighbourCards';
import { linkTargets } from '../../helpers/linkTargets';
import { renderWhole } from '../../helpers/renderWhole';

describe('LaterNeighbourCards', () => {
  it('links to the next three shelves of the group by their card titles', async () => {
    await renderWhole(<LaterNeighbourCards category={findCategory('blush')} />);
    const section = screen.getByRole('region', { name: 'More shelves' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Fixer', 'Compact powder', 'Toner']);
    expect(linkTargets(section)).toEqual(['/Fixer', '/Compact', '/Toner']);
  });

  it('is nothing for the only shelf of its group', async () => {
    const alone = { ...findCategory('blush'), group: 'alone' };
    await renderWhole(<LaterNeighbourCards category={alone} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
