import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { categoryIntros } from '@/messages/en/categoryIntros';
import { filterMessages } from '@/messages/en/filterMessages';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { CategoryView } from '@/views/CategoryView';
import { RouterAt } from '../../helpers/RouterAt';
import { renderInSite } from '../../helpers/renderInSite';

const products = [
  { id: 'a', title: 'Rose', price: 450, mrp: 600, off: 25 },
  { id: 'b', title: 'Amber', price: 250 },
  { id: 'c', title: 'Coral' },
  { id: 'd', title: 'Plum', price: 700, mrp: 1000, off: 30 },
];

function show(address = '/blush', loadFilterMessages = async () => filterMessages) {
  const onReplace = jest.fn();
  renderInSite(
    <RouterAt address={address} onReplace={onReplace}>
      <CategoryView
        slug="blush"
        intro={categoryIntros.blush}
        loadQuickLookMessages={async () => productPageMessages}
        loadFilterMessages={loadFilterMessages}
        shelves={{ products: { items: products, mayBeOld: false } }}
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
const outcome = (text: string) =>
  screen.findByText((_text, element) => element?.role === 'status' && element.textContent === text);

async function open() {
  await userEvent.click(opener());
  return within(await screen.findByRole('group', { name: 'Sort and filter this shelf' }));
}

function offers(select: HTMLElement) {
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
}

describe('sorting and filtering a shelf', () => {
  it('begins with the shop’s order, and nothing to choose from', () => {
    show();
    expect(names()).toEqual(['Rose', 'Amber', 'Coral', 'Plum']);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  /* The first to ask for them: what was had once is kept for the tab. */
  it('leaves the shelf as it is where the tools can’t be had', async () => {
    show('/blush', () => Promise.reject(new Error('offline')));
    await userEvent.click(opener());
    expect(names()).toEqual(['Rose', 'Amber', 'Coral', 'Plum']);
  });

  it('offers what divides the shelf, with what each would leave', async () => {
    show();
    const panel = await open();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(offers(panel.getByRole('combobox', { name: 'Price' }))).toEqual([
      'Any price (4)',
      'Under ₹300 (1)',
      '₹300 to under ₹500 (1)',
      '₹500 and more (1)',
    ]);
    expect(offers(panel.getByRole('combobox', { name: 'Discount' }))).toEqual([
      'Any or none (4)',
      '10% or more (2)',
      '30% or more (1)',
    ]);
    await userEvent.click(opener());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('sorts and filters at once, in the address, without loading the page or leaving one behind', async () => {
    const onReplace = show('/blush?utm_source=card');
    const panel = await open();
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Sort by' }),
      'Price, high to low',
    );
    expect(names()).toEqual(['Plum', 'Rose', 'Amber', 'Coral']);
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'Discount' }),
      '10% or more (2)',
    );
    expect(names()).toEqual(['Plum', 'Rose']);
    expect(await outcome('2 of 4 products')).toBeVisible();
    const still = { shallow: true, scroll: false };
    expect(onReplace.mock.calls).toEqual([
      ['/blush?utm_source=card&sort=-price', still],
      ['/blush?utm_source=card&sort=-price&off=10', still],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toEqual(['Rose', 'Amber', 'Coral', 'Plum']);
    expect(onReplace).toHaveBeenLastCalledWith('/blush?utm_source=card', still);
  });

  it('counts together with what is chosen already, and does not offer what would leave nothing', async () => {
    show('/blush?off=30');
    const price = await screen.findByRole('combobox', { name: 'Price' });
    expect(offers(price)).toEqual([
      'Any price (1)',
      'Under ₹300 (0)',
      '₹300 to under ₹500 (0)',
      '₹500 and more (1)',
    ]);
    expect(within(price).getByRole('option', { name: 'Under ₹300 (0)' })).toBeDisabled();
  });

  it('opens as the address asks', async () => {
    show('/blush?sort=name#item-a');
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Name, A to Z',
    );
    expect(names()).toEqual(['Amber', 'Coral', 'Plum', 'Rose']);
  });

  it('shows a span of an address that it would not offer itself', async () => {
    show('/blush?price=200-460');
    expect(await screen.findByRole('combobox', { name: 'Price' })).toHaveDisplayValue(
      '₹200 to under ₹460 (2)',
    );
  });

  it('says that nothing fits, which is not an empty shelf, and undoes it', async () => {
    show('/blush?price=5000-');
    expect(await outcome('Nothing fits that. The shelf has 4 products without it.')).toBeVisible();
    expect(screen.queryByText('This shelf is being filled')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(4);
    expect(document.activeElement).toHaveAttribute('role', 'status');
  });
});
