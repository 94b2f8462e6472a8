import { screen, within } from '@testing-library/react';
import { findCategory } from '@/catalogue/findCategory';
import { ProductGrid } from '@/product/ProductGrid';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';

const products = [...Array(45).keys()].map((n) => aProduct({ id: `${n}`, title: `Shade ${n}` }));

describe('ProductGrid', () => {
  it('shows 45 products in their order', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(titles).toEqual(products.map(({ title }) => title));
  });

  it('is one list, however it is laid out', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(45);
  });

  it('loads the two pictures of a phone’s first row at once and the others when they are near', () => {
    renderInSite(<ProductGrid products={products} category={findCategory('Foundation')} />);
    const loading = screen
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', ...Array(43).fill('lazy')]);
  });
});
