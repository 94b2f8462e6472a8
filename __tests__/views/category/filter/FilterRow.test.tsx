import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@/catalogue/items';
import { categoryMessages } from '@/messages/en/categoryMessages';
import { CategoryView } from '@/views/CategoryView';
import { renderWhole } from '../../../helpers/renderWhole';

const honey = { name: 'মধু', originalName: 'Honey' };
const few = [
  { id: 'a', title: 'Rose', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Amber', price: 250 },
  { id: 'c', title: 'Coral' },
  { id: 'd', title: 'Plum', price: 700, mrp: 1000, off: 30 },
];
const more = Array.from({ length: 8 }, (_, index) => ({ id: `m${index}`, title: `Tint ${index}` }));
const many: readonly Product[] = [
  { ...few[0], id: 'a', brand: 'Huda', shades: [honey, { name: 'Almond' }] },
  { ...few[1], id: 'b', brand: 'Ikonic', shades: [honey] },
  ...few.slice(2),
  ...more,
];

async function show(address = '/blush', items: readonly Product[] = many) {
  const onReplace = jest.fn();
  await renderWhole(
    <CategoryView
      slug="blush"
      intro="Colour for the cheeks."
      messages={categoryMessages}
      shelves={{ products: { items, mayBeOld: false } }}
    />,
    { path: address, onReplace },
  );
  return onReplace;
}

function names(): (string | null)[] {
  return screen
    .queryAllByRole('article')
    .filter((card) => card.id.startsWith('item-'))
    .map((card) => within(card).getByRole('heading').textContent);
}

const field = (name: string) => screen.getByRole('combobox', { name });
const fields = () =>
  screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'));
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option);
/** There is one such button, also where nothing matches. */
const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear' }));
const facts = () => screen.getAllByRole('status')[0];
const optionsOf = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('sorting and filtering a shelf', () => {
  it('offers the order alone where a shelf has fewer than twelve products, and nothing for one', async () => {
    await show('/blush', few);
    expect(fields()).toEqual(['Sort by']);
    expect(optionsOf('Sort by')).toEqual([
      'Featured',
      'Price, low to high',
      'Price, high to low',
      'Biggest discount',
    ]);
    expect(screen.queryByText('Sort and filter')).not.toBeInTheDocument();
  });

  it('offers the prices, brands and shades of a shelf from twelve products on', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Sort and filter' }));
    expect(fields()).toEqual(['Sort by', 'Price', 'Brand', 'Shade']);
    expect(optionsOf('Price')).toEqual([
      'Any price',
      'Under ₹300',
      '₹300 to under ₹500',
      '₹500 and above',
    ]);
    expect(optionsOf('Brand')).toEqual(['All brands', 'Huda', 'Ikonic']);
    expect(optionsOf('Shade')).toEqual(['All shades', 'Almond', 'মধু']);
  });

  it('leaves out what a shelf has one of', async () => {
    await show(
      '/blush',
      many.map(({ id, title = '' }) => ({ id, title, brand: 'Huda', shades: [honey] })),
    );
    expect(fields()).toEqual(['Sort by']);
  });

  it('sorts and filters at once, and stores it in the address without a reload or a history entry', async () => {
    const onReplace = await show('/blush?utm_source=card');
    await choose('Sort by', 'Price, high to low');
    expect(names().slice(0, 4)).toEqual(['Plum', 'Rose', 'Amber', 'Coral']);
    expect(facts()).toHaveTextContent('12 products ₹250 to ₹700');
    await choose('Price', 'Under ₹300');
    await choose('Shade', 'মধু');
    expect(names()).toEqual(['Amber']);
    expect(screen.getByRole('link', { name: 'Amber' }).getAttribute('href')).toMatch(
      /#shade=Honey$/,
    );
    const inPlace = { shallow: true, scroll: false };
    expect(onReplace.mock.calls).toEqual([
      ['/blush?utm_source=card&sort=-price', inPlace],
      ['/blush?utm_source=card&sort=-price&price=-300', inPlace],
      ['/blush?utm_source=card&sort=-price&price=-300&shade=Honey', inPlace],
    ]);
  });

  it('says how many filters are set and what they leave, and takes them back but for the order', async () => {
    const onReplace = await show('/blush?sort=price&brand=Huda&price=300-500');
    expect(screen.getByText('Filter · 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 1 product' })).toBeInTheDocument();
    expect(facts()).toHaveTextContent('1 of 12 ₹450');
    await clear();
    expect(screen.getByRole('button', { name: 'Sort and filter' })).toBeInTheDocument();
    expect(names()).toHaveLength(12);
    expect(onReplace).toHaveBeenLastCalledWith('/blush?sort=price', expect.anything());
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['a choice', '/blush', () => choose('Brand', 'Huda'), '/blush?brand=Huda&sort=off'],
    ['a reset', '/blush?price=5000-', clear, '/blush?sort=off'],
  ])('builds a choice on %s that the address does not have yet', async (_what, at, act, next) => {
    const onReplace = await show(at);
    onReplace.mockReturnValue(new Promise(() => {}));
    await act();
    await choose('Sort by', 'Biggest discount');
    expect(onReplace.mock.lastCall?.[0]).toBe(next);
    expect(names().slice(0, 1)).toEqual([next.includes('Huda') ? 'Rose' : 'Plum']);
  });

  it('shows what a link asks for where the shelf would not offer it', async () => {
    const onReplace = await show('/blush?price=200-460&sort=off', few);
    expect(field('Price')).toHaveDisplayValue('₹200 to under ₹460');
    expect(field('Sort by')).toHaveDisplayValue('Biggest discount');
    expect(names()).toEqual(['Rose', 'Amber']);
    await choose('Sort by', 'Featured');
    expect(onReplace.mock.lastCall?.[0]).toBe('/blush?price=200-460');
  });

  it('brings the first results into sight after a change further down', async () => {
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    await show();
    await choose('Sort by', 'Biggest discount');
    expect(into).not.toHaveBeenCalled();
    // Half-way down the shelf.
    Element.prototype.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
    await choose('Sort by', 'Featured');
    expect(into).toHaveBeenCalledTimes(1);
  });

  it('says that no product matches, unlike on an empty shelf, and resets', async () => {
    await show('/blush?price=5000-');
    expect(
      screen.getByText('Nothing matches. Clear the filters to see all 12 products.'),
    ).toBeVisible();
    expect(facts()).toHaveTextContent('0 of 12');
    expect(screen.queryByText('New stock coming soon')).not.toBeInTheDocument();
    await clear();
    expect(names()).toHaveLength(12);
  });
});
