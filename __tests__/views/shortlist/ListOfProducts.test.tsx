import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@/catalogue/items';
import { toShortlisted } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlist } from '@/product/shortlist';
import { lazyPartsLoaded } from '@/ui/rendering/loadLater';
import { listedProducts } from '../../helpers/listedProducts';
import { openShortlist } from '../../helpers/openShortlist';
import { setShortlist } from '../../helpers/setShortlist';

const { rose, coral } = listedProducts;

const message = () => {
  const link = screen.getByRole('link', { name: /^Send the list on WhatsApp/ });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');
};

beforeEach(() => shortlist.change(() => []));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the rows of the shortlist', () => {
  it('link to the address that the product has in every language', async () => {
    setShortlist(['blush', rose], ['blush', { id: 'untitled', price: 20 }]);
    const local = { ...rose, title: 'গোলাপ ব্লাশ', originalTitle: 'Rose Blush' };
    await openShortlist('', { blush: [local, { id: 'untitled', price: 20 }] });
    expect(screen.getByRole('link', { name: 'গোলাপ ব্লাশ' })).toHaveAttribute(
      'href',
      '/blush/rose-blush-rose',
    );
    expect(screen.getByRole('link', { name: 'Blush' })).toHaveAttribute(
      'href',
      '/blush/blush-untitled',
    );
  });
});

describe('a row of the shortlist', () => {
  const shaded: Product = {
    ...rose,
    shades: [{ name: 'Petal' }, { name: 'Brick' }],
    size: { text: '20 ml', measure: { amount: 20, unit: 'ml' } },
  };

  it('has size and price per 10 ml, and leads to the shades while none is chosen', async () => {
    setShortlist(['blush', shaded], ['blush', coral]);
    await openShortlist('', { blush: [shaded, coral] });
    expect(screen.getByText('20 ml · ₹225 per 10 ml')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Choose a shade' })).toHaveLength(1);
  });
});

describe('the link of the shortlist', () => {
  it('is shared as it is in the message', async () => {
    const share = jest.fn(async (_shared: ShareData) => {});
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    setShortlist(['blush', rose]);
    await openShortlist();
    await userEvent.click(screen.getByRole('button', { name: 'Share the list' }));
    expect(share).toHaveBeenCalledWith({ title: 'A list for you', url: message()?.[1] });
    // The note on what was copied has come: React would warn of a change after the test.
    await act(lazyPartsLoaded);
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the notices of the shortlist', () => {
  it.each([25, 40])('say that the list is full with %d products', async (n) => {
    const many = Array.from({ length: n }, (_, at) => ({ ...rose, id: `${at}` }));
    setShortlist(...many.map((one): ['blush', typeof rose] => ['blush', one]));
    await openShortlist('', { blush: many });
    expect(
      screen.getByText(`Your list has ${n} products and is full. Remove one first.`),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(n);
  });

  it('say that the list will not last when the browser cannot store it', async () => {
    await openShortlist();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    await act(async () => setShortlist(['blush', rose]));
    expect(screen.getByText(/^This browser does not save your list/)).toBeVisible();
    jest.restoreAllMocks();
    await act(async () => setShortlist(['blush', rose], ['blush', coral]));
    expect(screen.queryByText(/^This browser does not save your list/)).not.toBeInTheDocument();
  });

  it('say that prices are the stored ones when the site cannot be reached', async () => {
    setShortlist(['blush', rose]);
    await openShortlist('', {});
    expect(await screen.findByText(/^We could not check/)).toBeVisible();
    expect(screen.getAllByText('₹450')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('say that prices may be old when the site itself could not refresh them', async () => {
    setShortlist(['blush', rose]);
    await openShortlist('', { blush: [{ ...rose, price: 399 }] }, { outdated: true });
    expect(screen.getByText(/^We could not check/)).toBeVisible();
    expect(screen.getAllByText('₹399')[0]).toBeVisible();
  });
});

describe('the shades of the shortlist', () => {
  it('are said in the rows and in the message, also sold out and no longer listed ones', async () => {
    const shades = [
      { name: 'Honey', colour: '#c68642' },
      { name: 'Ivory', soldOut: true as const },
    ];
    const products = ['Honey', 'Ivory', 'Gone', 'none'].map((id) => ({ ...rose, id, shades }));
    shortlist.change(() =>
      products.map((product) => {
        const chosen = product.id === 'none' ? undefined : { name: product.id };
        return toShortlisted({ slug: 'blush' }, product, 1, chosen);
      }),
    );
    await openShortlist('', { blush: products });
    expect(message()?.slice(2, 6)).toEqual([
      '1. Rose Blush, ₹450 (Honey)',
      '2. Rose Blush, ₹450, sold out (Ivory)',
      '3. Rose Blush, ₹450 (Gone)',
      '4. Rose Blush, ₹450 (Shade: not chosen yet)',
    ]);
    const headings = screen.getAllByRole('heading', { level: 2, name: 'Rose Blush' });
    const lines = headings.map((heading) => heading.closest('li')?.textContent);
    expect(lines[0]).toContain('Shade: Honey');
    expect(lines[1]).toContain('Sold out');
    expect(lines[2]).toContain('The shade Gone is not listed any more.');
    const links = screen.getAllByRole('link', { name: 'Rose Blush' });
    expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual([
      'shade=Honey',
      'shade=Ivory',
      undefined,
      undefined,
    ]);
  });
});

describe('an empty shortlist', () => {
  it('shows offers, each with its heart', async () => {
    await openShortlist('', {}, { offers: [{ ...rose, slug: 'blush' }] });
    expect(await screen.findByRole('button', { name: 'Save: Rose Blush' })).toBeVisible();
  });

  it('shows a hint', async () => {
    await openShortlist();
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/');
    expect(document.querySelector('ul')).toBeNull();
  });
});
