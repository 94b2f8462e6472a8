import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@/catalogue/items';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { shareMessages } from '@/messages/en/shareMessages';
import { shortlist } from '@/product/shortlist';
import { ProductView } from '@/views/ProductView';
import { aProduct } from '../helpers/aProduct';
import { renderWhole } from '../helpers/renderWhole';
import { setShortlist } from '../helpers/setShortlist';

const shaded = aProduct({
  id: 'a',
  title: 'Silk Touch',
  shades: [
    { name: 'Honey', colour: '#c68642' },
    { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
    { name: 'Rose' },
  ],
});
/** What follows the first line of every message about one product. */
const WANTED = 'Please let me know if it is available.';
const address = 'http://localhost:3000/Foundation/silk-touch-a';

/** Opens the product's page at an address with this fragment. */
async function open(product: Product = shaded, fragment = '') {
  window.history.replaceState(null, '', `/Foundation/silk-touch-a${fragment}`);
  await renderWhole(
    <ProductView
      slug="Foundation"
      shelves={{
        onShelf: {
          items: [productOnShelf([product], product.id) as ProductOnShelf],
          mayBeOld: false,
        },
      }}
      messages={productPageMessages}
    />,
  );
}

const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const message = (button = /^Whatsapp Inquiry/) => {
  const link = screen.getByRole('link', { name: button });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

beforeEach(() => setShortlist());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the shades of a product', () => {
  it('are radio buttons with their names, and none is chosen at first', async () => {
    await open();
    const names = group('Choose a shade').getAllByRole('radio');
    for (const [at, name] of ['Honey', 'Ivory, Sold out', 'Rose'].entries()) {
      expect(names[at]).toHaveAccessibleName(name);
      expect(names[at]).not.toBeChecked();
    }
    expect(message()).toEqual([
      'I am Interested',
      WANTED,
      'Silk Touch',
      'Shade: not chosen yet',
      '₹799',
      address,
    ]);
  });

  it('go into the message, the address and the shared link once chosen', async () => {
    const share = jest.fn(async () => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Honey' }));
    expect(group('Shade: Honey').getByRole('radio', { name: 'Honey' })).toBeChecked();
    const chosen = `${address}#shade=Honey`;
    expect(message()).toEqual([
      'I am Interested',
      WANTED,
      'Silk Touch',
      'Shade: Honey',
      '₹799',
      chosen,
    ]);
    expect(window.location.href.endsWith('/Foundation/silk-touch-a#shade=Honey')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Share: Silk Touch' }));
    await userEvent.click(await screen.findByRole('button', { name: shareMessages.link }));
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({ title: 'Silk Touch', url: chosen });
  });

  it('say when the chosen one is sold out, and ask when it is back', async () => {
    await open(shaded, '#shade=Ivory');
    expect(group(/^Shade: Ivory/).getByRole('status')).toHaveTextContent(', sold out');
    expect(message(/^When will it be back/)?.slice(0, 3)).toEqual([
      'When will it be back in stock?',
      'Silk Touch',
      'Shade: Ivory',
    ]);
  });

  it('are given to the line of a product on the list, and change it', async () => {
    setShortlist(['Foundation', shaded, 3]);
    await open();
    const kept = () => shortlist.read().map(({ shade, quantity }) => [shade, quantity]);
    const heart = screen.getByRole('button', { name: 'Save: Silk Touch' });
    for (const shade of ['Honey', 'Rose']) {
      await userEvent.click(screen.getByRole('radio', { name: shade }));
      expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect(kept()).toEqual([[shade, 3]]);
    }
    await userEvent.click(heart);
    expect(kept()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Honey' }));
    expect(kept()).toEqual([]);
  });

  it('have the names of the page, while address and list keep the ones as typed', async () => {
    await open({ ...shaded, shades: [{ name: 'হানি', originalName: 'Honey' }] }, '#shade=Honey');
    expect(group('Shade: হানি').getByRole('radio', { name: 'হানি' })).toBeChecked();
    const chosen = `${address}#shade=Honey`;
    expect(message()).toEqual([
      'I am Interested',
      'Please let me know if it is available.',
      'Silk Touch',
      'Shade: হানি',
      '₹799',
      chosen,
    ]);
    const keep = () => screen.getByRole('button', { name: 'Save: Silk Touch' });
    await userEvent.click(keep());
    expect(keep()).toHaveAttribute('aria-pressed', 'true');
    expect(shortlist.read().map(({ shade }) => shade)).toEqual(['Honey']);
  });
});
