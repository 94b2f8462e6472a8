import type { PriceFields } from '@/catalogue/honestPrice';
import { PriceLine } from '@/product/PriceLine';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

function show(product: PriceFields, brief = false): HTMLElement {
  return renderInSite(<PriceLine product={product} brief={brief} />).container;
}

describe('PriceLine', () => {
  it.each<[what: string, product: PriceFields, line: string]>([
    ['all three', { mrp: 999, off: 20, price: 799 }, 'Price ₹799 M.R.P. ₹999 20% OFF'],
    ['a price alone', { price: 450 }, 'Price ₹450'],
    ['no price', {}, 'Price on request'],
    ['no discount', { mrp: 500, price: 450 }, 'Price ₹450 M.R.P. ₹500'],
    ['no M.R.P.', { off: 20, price: 450 }, 'Price ₹450 20% OFF'],
    ['a lakh', { mrp: 149_999, price: 112_999 }, 'Price ₹1,12,999 M.R.P. ₹1,49,999'],
    ['a sold-out product', { price: 799, soldOut: true }, 'Price ₹799 Sold out'],
    ['a sold-out product without a price', { soldOut: true }, 'Sold out'],
  ])('shows the right line with %s', (_what, product, line) => {
    expect(textPieces(show(product))).toBe(line);
  });

  it('strikes through only the M.R.P.', () => {
    const struck = show({ mrp: 999, off: 20, price: 799 }).querySelectorAll('s, del');
    expect([...struck].map(({ textContent }) => textContent)).toEqual(['₹999']);
  });

  it('has in brief no word before the price', () => {
    expect(textPieces(show({ mrp: 999, off: 20, price: 799 }, true))).toBe(
      '₹799 M.R.P. ₹999 20% OFF',
    );
  });
});
