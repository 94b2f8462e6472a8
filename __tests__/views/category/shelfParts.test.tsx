import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import { ShelfEnd } from '@/views/category/ShelfEnd';
import { ShelfFacts } from '@/views/category/ShelfFacts';
import { aNotice } from '../../helpers/aNotice';
import { aProduct } from '../../helpers/aProduct';
import { cacheWithNotice } from '../../helpers/cacheWithNotice';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';
import { renderWhole } from '../../helpers/renderWhole';

describe('ShelfEnd', () => {
  it('links to the next three shelves of the group by their card titles', async () => {
    await renderWhole(<ShelfEnd category={findCategory('blush')} />);
    const section = screen.getByRole('region', { name: 'More categories' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Fixer', 'Compact powder', 'Toner']);
    expect(linkTargets(section)).toEqual(['/Fixer', '/Compact', '/Toner']);
  });

  it.each([
    ['/pictures/shop/shop-1.jpg', 1],
    [undefined, 0],
  ])('says where the shop is and how to come, with its photo %s', async (photo, pictures) => {
    const notice = { ...aNotice, ...(photo && { photo }) };
    await renderWhole(<ShelfEnd category={findCategory('blush')} />, {
      client: cacheWithNotice(notice),
    });
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

describe('ShelfFacts', () => {
  it.each<[line: string, prices: (number | undefined)[]]>([
    ['5 products ₹375 to ₹599', [450, 375, 599, 400, undefined]],
    ['1 product ₹1,299.50', [1299.5]],
    ['2 products', [undefined, undefined]],
  ])('shows "%s"', (line, prices) => {
    const products = prices.map((price) =>
      price === undefined ? aProduct({}, 'price') : aProduct({ price }),
    );
    renderInSite(<ShelfFacts category={findCategory('blush')} products={products} />);
    const [facts] = screen.getAllByRole('status');
    expect(facts?.textContent).toBe(line);
  });

  it('says that these are the first products when the shelf has more', () => {
    renderInSite(
      <ShelfFacts category={findCategory('blush')} products={[aProduct(), aProduct()]} more />,
    );
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('First 2 products ₹799');
  });
});
