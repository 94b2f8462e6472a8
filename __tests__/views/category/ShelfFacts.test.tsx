import { screen } from '@testing-library/react';
import { findCategory } from '@/catalogue/addresses/findCategory';
import { ShelfFacts } from '@/views/category/ShelfFacts';
import { aProduct } from '../../helpers/aProduct';
import { renderInSite } from '../../helpers/renderInSite';

describe('ShelfFacts', () => {
  it.each<[line: string, prices: (number | undefined)[]]>([
    ['5 products ₹375 to ₹599', [450, 375, 599, 400, undefined]],
    ['2 products ₹450', [450, 450]],
    ['1 product ₹1,299.50', [1299.5]],
    ['2 products', [undefined, undefined]],
    ['0 products', []],
  ])('shows "%s"', (line, prices) => {
    const products = prices.map((price) =>
      price === undefined ? aProduct({}, 'price') : aProduct({ price }),
    );
    renderInSite(<ShelfFacts category={findCategory('blush')} products={products} />);
    const [facts] = screen.getAllByRole('status');
    expect(facts?.textContent).toBe(line);
  });

  it('says that these are the first products when the shelf has more', () => {
    renderInSite(
      <ShelfFacts category={findCategory('blush')} products={[aProduct(), aProduct()]} more />,
    );
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('First 2 products ₹799');
  });
});
