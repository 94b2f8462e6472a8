import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/categories';
import { EmptyShelf } from '@/product/EmptyShelf';
import { ProductGrid } from '@/product/ProductGrid';
import { ShelfLink } from '@/product/ShelfLink';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';

const category = findCategory('Foundation');
const products = [...Array(45).keys()].map((n) => ({
  category,
  product: aProduct({ id: `${n}`, title: `Shade ${n}` }),
}));

describe('ProductGrid', () => {
  it('is no list without products', () => {
    renderInSite(<ProductGrid products={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('loads the two pictures of a phone’s first row eagerly and the others lazily', () => {
    renderInSite(<ProductGrid products={products} />);
    const loading = screen
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', ...Array(43).fill('lazy')]);
  });
});

describe('ProductGrid of a shelf', () => {
  it('asks once, after its last product, for what is not there', () => {
    renderInSite(<ProductGrid products={products} asksFor="Foundation" />);
    const ask = screen.getByRole('link', { name: /^Not here\? Ask us/ });
    const { searchParams } = new URL(ask.getAttribute('href') ?? '');
    expect(searchParams.get('text')).toBe('I am Interested in Foundation');
    expect(ask.previousElementSibling).toBe(screen.getAllByRole('article').at(-1));
  });
});

describe('ProductGrid with products of many shelves', () => {
  it('links each product to its own shelf, also where two have the same id', () => {
    const wax = findCategory('Wax-stick');
    const mixed = [
      { category, product: aProduct({ id: '1', title: 'Silk' }) },
      { category: wax, product: aProduct({ id: '1', title: 'Wax' }) },
    ];
    const { container } = renderInSite(<ProductGrid products={mixed} ShelfLink={ShelfLink} />);
    const cards = screen.getAllByRole('article').map((card) => within(card).getAllByRole('link'));
    expect(cards.map((links) => links.map((link) => link.getAttribute('href')))).toMatchObject([
      expect.arrayContaining(['/Foundation/silk-1', '/Foundation']),
      expect.arrayContaining(['/Wax-stick/wax-1', '/Wax-stick']),
    ]);
    expect(container.querySelectorAll('[id]')).toHaveLength(0);
  });
});

describe('EmptyShelf', () => {
  it('shows the given texts with a heading of the given level', () => {
    renderInSite(
      <EmptyShelf texts={{ emptyHeading: 'No clip', empty: 'Come again.' }} level="h3" />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No clip' })).toBeVisible();
    expect(screen.getByText('Come again.')).toBeVisible();
    expect(screen.queryByText(/shelf/)).not.toBeInTheDocument();
  });

  it('says by default that the shelf is being filled', () => {
    renderInSite(<EmptyShelf />);
    expect(screen.getByRole('heading', { level: 2, name: 'New stock coming soon' })).toBeVisible();
  });
});
