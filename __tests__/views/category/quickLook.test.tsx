import { fireEvent, screen, within } from '@testing-library/react';
import { filterMessages } from '@/messages/en/filterMessages';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { CategoryView } from '@/views/CategoryView';
import { aProduct } from '../../helpers/aProduct';
import { renderWhole } from '../../helpers/renderWhole';

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
