import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import type { Product } from '@/catalogue/items';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import { productPageMessages } from '@/messages/en/productPageMessages';
import { OtherProducts } from '@/views/OtherProducts';
import { ProductView } from '@/views/ProductView';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { renderWhole } from '../helpers/renderWhole';
import { textPieces } from '../helpers/textPieces';

/** Renders the page of the second product. */
async function showSecond(first: Product, second: Product, ...others: Product[]) {
  const onShelf = productOnShelf([first, second, ...others], second.id) as ProductOnShelf;
  await renderWhole(
    <ProductView
      slug="lens"
      shelves={{ onShelf: { items: [onShelf], mayBeOld: false } }}
      messages={productPageMessages}
    />,
  );
}

const [a, b] = [aProduct({ id: 'a', title: 'Lens a' }), aProduct({ id: 'b', title: 'Lens b' })];

describe('ProductView', () => {
  it('has its address, the shop and the phone for paper', async () => {
    await showSecond(a, b);
    expect(screen.getByText('http://localhost:3000/lens/lens-b-b')).toBeInTheDocument();
    expect(screen.getByText(/742103 · \+91 00000 00000/)).toBeInTheDocument();
  });

  it('answers what visitors ask before they buy', async () => {
    await showSecond(a, b);
    expect(screen.getByRole('link', { name: 'Try it at the counter' })).toBeVisible();
  });

  it('links to others, by the name of the shelf where they have none, and to the shelf', async () => {
    await showSecond(a, b, { id: 'c' });
    const section = within(screen.getByRole('region', { name: 'More from Lens Aqua' }));
    const link = (name: string) => section.getByRole('link', { name }).getAttribute('href');
    expect(link('Lens a')).toBe('/lens/lens-a-a');
    expect(link('Lens Aqua')).toMatch(/^\/lens\/.*c$/);
    expect(link('View all: Lens Aqua')).toBe('/lens');
  });

  it('has brand and size above the name, the price per 10 ml, and a line for each fact', async () => {
    await showSecond(
      b,
      aProduct({
        id: 'a',
        brand: 'Rupkatha Studio',
        size: { text: '30 ml', measure: { amount: 30, unit: 'ml' } },
        use: 'Dot on the face.',
        inside: 'One bottle.',
        best: '11/2027',
      }),
    );
    const [details] = screen.getAllByRole('article');
    expect(details).toHaveTextContent('Rupkatha Studio · 30 ml');
    expect(details).toHaveTextContent('₹266 per 10 ml · You save ₹200');
    const facts = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'How to use: Dot on the face.',
      'What’s inside: One bottle.',
      'Best before: 11/2027',
    ]);
  });

  it('has no line of facts and no price per amount where nothing is known', async () => {
    await showSecond(a, b);
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')[0]).not.toHaveTextContent(/ per |·/);
  });
});

describe('OtherProducts', () => {
  it.each([
    ['its price', {}, 'Silk Touch Foundation ₹799'],
    ['that it is sold out', { soldOut: true as const }, 'Silk Touch Foundation Sold out'],
  ])('shows name and %s, with the heart and a link', (_what, different, said) => {
    const product = aProduct({ ...different }, 'mrp', 'off', 'image');
    renderInSite(
      <OtherProducts
        onShelf={{ others: [product] }}
        category={findCategory('Foundation')}
        messages={productPageMessages}
      />,
    );
    expect(textPieces(screen.getByRole('article'))).toBe(`Foundation ${said}`);
    expect(screen.getByRole('button', { name: 'Save: Silk Touch Foundation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Silk Touch Foundation' })).toHaveAttribute(
      'href',
      '/Foundation/silk-touch-foundation-01_silk_touch',
    );
  });
});
