import { fireEvent, screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { NoticeContext } from '@/layout/NoticeContext';
import { filterMessages } from '@/messages/en/filterMessages';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { CategoryView } from '@/views/CategoryView';
import { LaterShelfEnd } from '@/views/category/LaterShelfEnd';
import { ShelfFacts } from '@/views/category/ShelfFacts';
import { aNotice } from '../../helpers/aNotice';
import { aProduct } from '../../helpers/aProduct';
import { linkTargets } from '../../helpers/linkTargets';
import { renderInSite } from '../../helpers/renderInSite';
import { renderWhole } from '../../helpers/renderWhole';

describe('LaterShelfEnd', () => {
  it('links to the next three shelves of the group by their card titles', async () => {
    await renderWhole(<LaterShelfEnd category={findCategory('blush')} />);
    const section = screen.getByRole('region', { name: 'More categories' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Fixer', 'Compact powder', 'Toner']);
    expect(linkTargets(section)).toEqual(['/Fixer', '/Compact', '/Toner']);
  });

  it.each([
    ['/pictures/shop/shop-1.jpg', 1],
    [undefined, 0],
  ])('says where the shop is and how to come, with its photo %s', async (photo, pictures) => {
    await renderWhole(
      <NoticeContext value={aNotice}>
        <LaterShelfEnd category={findCategory('blush')} photo={photo} />
      </NoticeContext>,
    );
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
    ['2 products ₹450', [450, 450]],
    ['1 product ₹1,299.50', [1299.5]],
    ['2 products', [undefined, undefined]],
    ['0 products', []],
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

const products = [
  aProduct({ id: 'a', title: 'Rose' }),
  aProduct({ id: 'b', title: 'Coral', soldOut: true }),
  aProduct({ id: 'c', title: 'Plum', shades: [{ name: 'Pale' }] }),
];

async function show(loadMessages = async () => productPageMessages) {
  await renderWhole(
    <CategoryView
      slug="blush"
      intro="Colour for the cheeks."
      loadQuickLookMessages={loadMessages}
      loadFilterMessages={async () => filterMessages}
      shelves={{ products: { items: products, mayBeOld: false } }}
    />,
  );
  return screen.getByRole('link', { name: 'Coral' });
}

describe('a click on a product card', () => {
  it.each(['ctrlKey', 'shiftKey', 'metaKey', 'altKey'])(
    'is left to the browser with %s, which opens a tab or a window',
    async (key) => {
      const link = await show();
      const taken = jest.fn();
      const look = (event: MouseEvent) => {
        taken(event.defaultPrevented);
        // jsdom cannot navigate.
        event.preventDefault();
      };
      window.addEventListener('click', look, { once: true });
      fireEvent.click(link, { [key]: true });
      expect(taken.mock.calls).toEqual([[false]]);
    },
  );

  it('opens the quick look, with "sold out" and the previous and next product', async () => {
    // False: the default action was prevented.
    expect(fireEvent.click(await show())).toBe(false);
    const look = within(await screen.findByRole('dialog', { name: 'Coral' }));
    expect(look.getByText('Sold out')).toBeVisible();
    expect(look.queryByText(/OFF|You save/)).not.toBeInTheDocument();
    expect(look.getByRole('button', { name: 'Previous: Rose' })).toBeVisible();
    expect(look.getByRole('button', { name: 'Next: Plum' })).toBeVisible();
    expect(look.getByRole('status')).toHaveTextContent('Coral 2 of 3');
  });
});

describe('the arrow keys in a quick look', () => {
  it('go to the neighbours, but not from a shade, where they choose', async () => {
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'Plum' }));
    const look = within(await screen.findByRole('dialog', { name: 'Plum' }));
    const press = { key: 'ArrowLeft' };
    fireEvent.keyDown(look.getByRole('radio', { name: 'Pale' }), press);
    expect(screen.getByRole('dialog', { name: 'Plum' })).toBeVisible();
    fireEvent.keyDown(look.getByRole('button', { name: 'Previous: Coral' }), press);
    expect(await screen.findByRole('dialog', { name: 'Coral' })).toBeVisible();
  });
});
