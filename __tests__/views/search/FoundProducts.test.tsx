import { screen } from '@testing-library/react';
import { searchList } from '@/answers/search/searchList';
import type { Product } from '@/catalogue/items';
import { productsIn } from '@/search/SearchList';
import { FoundProducts } from '@/views/search/FoundProducts';
import { aProduct } from '../../helpers/aProduct';
import { renderInSite } from '../../helpers/renderInSite';
import { searchedSite } from '../../helpers/searchedSite';

/** The lines of some products of a shelf, as a browser makes them of the list that the site answers. */
function show(...items: Product[]) {
  const asked = searchedSite({});
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
      'the true percent where the typed one contradicts M.R.P. and price',
      aProduct({ mrp: 1000, price: 900, off: 50 }),
      '₹900 10% OFF',
    ],
    ['no percent where the price is above the M.R.P.', aProduct({ mrp: 700, price: 900 }), '₹900'],
    [
      'that a product is sold out, in place of a percent',
      aProduct({ price: 750, soldOut: true }),
      '₹750 Sold out',
    ],
    ['that a price is to be asked for', aProduct({}, 'mrp', 'price'), 'Price on request'],
  ])('says %s', (_what, product, cost) => {
    show({ ...product, title: 'Rose Base' });
    expect(screen.getByRole('link').textContent?.trim()).toBe(`Rose BasePrimer${cost}`);
  });

  it('asks for nothing before somebody pauses', () => {
    expect(show(aProduct())).toEqual([]);
  });
});
