import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@/catalogue/items';
import { filterMessages } from '@/messages/en/filterMessages';
import { CategoryView } from '@/views/CategoryView';
import { RouterAt } from '../../helpers/RouterAt';
import { renderWhole } from '../../helpers/renderWhole';

const products = [
  { id: 'a', title: 'Rose', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Amber', price: 250 },
  { id: 'c', title: 'Coral' },
  { id: 'd', title: 'Plum', price: 700, mrp: 1000, off: 30 },
];

async function show(
  address = '/blush',
  loadFilterMessages = async () => filterMessages,
  items: readonly Product[] = products,
) {
  const onReplace = jest.fn();
  await renderWhole(
    <RouterAt address={address} onReplace={onReplace}>
      <CategoryView
        slug="blush"
        intro="Colour for the cheeks."
        loadFilterMessages={loadFilterMessages}
        shelves={{ products: { items, mayBeOld: false } }}
      />
    </RouterAt>,
  );
  return onReplace;
}

function names(): (string | null)[] {
  return screen
    .getAllByRole('article')
    .filter((card) => card.id.startsWith('item-'))
    .map((card) => within(card).getByRole('heading').textContent);
}

const opener = () => screen.getByRole('button', { name: 'Sort and filter' });
const fields = () => screen.findByRole('group', { name: 'Sort and filter' });
const outcome = (text: string) =>
  screen.findByText((_text, element) => element?.role === 'status' && element.textContent === text);

/** The fields, once a press has fetched them. jsdom knows no popovers: it always shows what one has. */
async function open() {
  const button = screen.queryByRole('button', { name: 'Sort and filter' });
  if (button) await userEvent.click(button);
  return within(await fields());
}

const choose = (field: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: field }), option);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function optionsOf(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

describe('sorting and filtering a shelf', () => {
  // Must run first: once loaded, the tools stay cached for all later tests.
  it('leaves the shelf unchanged when the tools fail to load', async () => {
    await show('/blush', () => Promise.reject(new Error('offline')));
    await userEvent.click(opener());
    expect(names()).toEqual(['Rose', 'Amber', 'Coral', 'Plum']);
  });

  it('offers filters that divide the shelf, with the number of products for each', async () => {
    await show();
    const panel = await open();
    expect(opener()).toHaveAttribute('popovertarget', (await fields()).id);
    expect(await fields()).toHaveAttribute('popover', 'auto');
    expect(optionsOf(panel.getByRole('combobox', { name: 'Price' }))).toEqual([
      'Any price (4)',
      'Under ₹300 (1)',
      '₹300 to under ₹500 (1)',
      '₹500 and above (1)',
    ]);
    expect(optionsOf(panel.getByRole('combobox', { name: 'Discount' }))).toEqual([
      'Any discount (4)',
      '10% and above (2)',
      '30% and above (1)',
    ]);
  });

  it('brings the first results into sight after a change further down', async () => {
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    await show();
    await open();
    await choose('Sort by', 'Name, A to Z');
    expect(into).not.toHaveBeenCalled();
    // Half-way down the shelf.
    const results = screen.getByText('', { selector: 'p[tabindex]' }).parentElement as HTMLElement;
    results.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
    await choose('Sort by', 'Featured');
    expect(into).toHaveBeenCalledTimes(1);
  });

  it('says on its button what holds, with a cross that clears it and leaves the focus there', async () => {
    const onReplace = await show('/blush?sort=off&off=20&price=-500');
    const said = /^Biggest discount · Under ₹500 · 20% and above ?· 1 of 4$/;
    expect(await screen.findByRole('button', { name: said })).toBeVisible();
    await press('Clear sort and filter');
    expect(opener()).toHaveFocus();
    expect(onReplace).toHaveBeenLastCalledWith('/blush', expect.anything());
    expect(screen.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
  });

  it('sorts and filters at once, and stores it in the address without a reload or a history entry', async () => {
    const onReplace = await show('/blush?utm_source=card');
    await open();
    await choose('Sort by', 'Price, high to low');
    expect(names()).toEqual(['Plum', 'Rose', 'Amber', 'Coral']);
    await choose('Discount', '10% and above (2)');
    expect(names()).toEqual(['Plum', 'Rose']);
    expect(await outcome('2 of 4')).toBeVisible();
    const inPlace = { shallow: true, scroll: false };
    expect(onReplace.mock.calls).toEqual([
      ['/blush?utm_source=card&sort=-price', inPlace],
      ['/blush?utm_source=card&sort=-price&off=10', inPlace],
    ]);
    await press('Clear sort and filter');
    expect(names()).toEqual(['Rose', 'Amber', 'Coral', 'Plum']);
    expect(onReplace).toHaveBeenLastCalledWith('/blush?utm_source=card', inPlace);
  });

  it.each([
    ['a choice', '/blush', () => choose('Discount', '10% and above (2)'), '/blush?sort=off&off=10'],
    ['a reset', '/blush?price=5000-', () => press('Show all'), '/blush?sort=off'],
  ])('builds a choice on %s that the address does not have yet', async (_what, at, act, next) => {
    const onReplace = await show(at);
    onReplace.mockReturnValue(new Promise(() => {}));
    await open();
    await act();
    await choose('Sort by', 'Biggest discount');
    expect(onReplace.mock.lastCall?.[0]).toBe(next);
  });

  it('leaves out a filter that has one choice alone', async () => {
    const alike = products.map(({ id, title }) => ({ id, title }));
    await show('/blush', undefined, alike);
    const panel = await open();
    expect(panel.getByRole('combobox')).toBe(panel.getByRole('combobox', { name: 'Sort by' }));
  });

  it('counts together with active filters, and disables options without products', async () => {
    await show('/blush?off=30');
    const price = (await open()).getByRole('combobox', { name: 'Price' });
    expect(optionsOf(price)).toEqual([
      'Any price (1)',
      'Under ₹300 (0)',
      '₹300 to under ₹500 (0)',
      '₹500 and above (1)',
    ]);
    expect(within(price).getByRole('option', { name: 'Under ₹300 (0)' })).toBeDisabled();
    expect(screen.getByText('Show one product')).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('filters by brand and shade, the shade by its typed name in the address', async () => {
    const honey = { name: 'মধু', originalName: 'Honey' };
    const onReplace = await show('/blush?brand=Gone', undefined, [
      { id: 'a', title: 'Rose', brand: 'Huda', shades: [honey, { name: 'Almond' }] },
      { id: 'b', title: 'Amber', brand: 'Ikonic', shades: [honey] },
    ]);
    const brand = (await open()).getByRole('combobox', { name: 'Brand' });
    expect(optionsOf(brand)).toEqual(['All brands (2)', 'Huda (1)', 'Ikonic (1)']);
    expect(names()).toEqual(['Rose', 'Amber']);
    await userEvent.selectOptions(brand, 'Ikonic (1)');
    await choose('Shade', 'মধু (1)');
    expect(names()).toEqual(['Amber']);
    expect(onReplace.mock.lastCall?.[0]).toBe('/blush?brand=Ikonic&shade=Honey');
  });

  it('shows a price range from the address that it would not offer itself', async () => {
    await show('/blush?price=200-460');
    const panel = await open();
    expect(panel.getByRole('combobox', { name: 'Price' })).toHaveDisplayValue(
      '₹200 to under ₹460 (2)',
    );
  });

  it('says that no product matches, unlike on an empty shelf, and resets', async () => {
    await show('/blush?price=5000-');
    expect(
      await outcome('Nothing matches. Clear the filters to see all 4 products.'),
    ).toBeVisible();
    expect(screen.queryByText('New stock coming soon')).not.toBeInTheDocument();
    await press('Show all');
    expect(names()).toHaveLength(4);
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });
});
