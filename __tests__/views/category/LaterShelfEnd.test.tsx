import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { LaterShelfEnd } from '@/views/category/LaterShelfEnd';
import { linkTargets } from '../../helpers/linkTargets';
import { renderWhole } from '../../helpers/renderWhole';

describe('LaterShelfEnd', () => {
  it('links to the next three shelves of the group by their card titles', async () => {
    await renderWhole(<LaterShelfEnd category={findCategory('blush')} />);
    const section = screen.getByRole('region', { name: 'More shelves' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Fixer', 'Compact powder', 'Toner']);
    expect(linkTargets(section)).toEqual(['/Fixer', '/Compact', '/Toner']);
  });

  it('names no other shelves for the only one of its group', async () => {
    const alone = { ...findCategory('blush'), group: 'alone' };
    await renderWhole(<LaterShelfEnd category={alone} />);
    expect(screen.queryByRole('region', { name: 'More shelves' })).not.toBeInTheDocument();
  });

  it.each([
    ['/pictures/shop/shop-1.jpg', 1],
    [undefined, 0],
  ])('says where the shop is and how to come, with its photo %s', async (photo, pictures) => {
    await renderWhole(<LaterShelfEnd category={findCategory('blush')} photo={photo} />);
    const row = within(screen.getByRole('region', { name: 'Rupkatha Beauty' }));
    expect(
      row.getByText('00 Demo Road, Berhampore, Murshidabad, West Bengal 742103'),
    ).toBeVisible();
    expect(row.getByText(/^Open: /)).toBeVisible();
    expect(row.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('www.google.com/maps/dir/'),
    );
    expect(row.queryAllByRole('presentation')).toHaveLength(pictures);
  });
});
