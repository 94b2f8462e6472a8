import { screen } from '@testing-library/react';
import { searchList } from '@/answers/search/searchList';
import type { Product } from '@/catalogue/items';
import { productsIn } from '@/search/SearchList';
import { FoundProducts } from '@/views/search/FoundProducts';
import { aProduct } from '../../helpers/aProduct';
import { mockSearchApi } from '../../helpers/mockSearchApi';
import { renderInSite } from '../../helpers/renderInSite';

/** Renders results for products of a shelf, parsed from the search list as in a browser. */
function show(...items: Product[]) {
  const asked = mockSearchApi({});
  const products = productsIn(
    searchList(new Map([['Primer', { version: 'x', readAt: 0, items }]])),
  );
  renderInSite(<FoundProducts products={products} onFollow={() => {}} />);
  return asked;
}

describe('FoundProducts', () => {
  it.each([
    ['the percent of a discount', aProduct({ mrp: 1000, price: 750, off: 25 }), '₹750 25% OFF'],
    [
      'the true percent when the typed one contradicts M.R.P. and price',
      aProduct({ mrp: 1000, price: 900, off: 50 }),
      '₹900 10% OFF',
    ],
    ['no percent when the price is above the M.R.P.', aProduct({ mrp: 700, price: 900 }), '₹900'],
    ['"sold out" instead of a percent', aProduct({ price: 750, soldOut: true }), '₹750 Sold out'],
    ['"price on request" without a price', aProduct({}, 'mrp', 'price'), 'Price on request'],
  ])('shows %s', (_what, product, cost) => {
    show({ ...product, title: 'Rose Base' });
    expect(screen.getByRole('link').textContent?.trim()).toBe(`Rose BasePrimer${cost}`);
  });

  it('requests nothing before the visitor pauses', () => {
    expect(show(aProduct())).toEqual([]);
  });
});
