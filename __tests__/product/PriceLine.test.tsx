import type { PriceFields } from '@/catalogue/honestPrice';
import { PriceLine } from '@/product/PriceLine';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

function show(product: PriceFields, brief = false): HTMLElement {
  return renderInSite(<PriceLine product={product} brief={brief} />).container;
}

function struckTexts(line: HTMLElement): (string | null)[] {
  return [...line.querySelectorAll('s, del')].map((element) => element.textContent);
}

describe('PriceLine', () => {
  it.each<[what: string, product: PriceFields, line: string]>([
    ['all three', { mrp: 999, off: 20, price: 799 }, 'Price ₹799 M.R.P. ₹999 20% OFF'],
    ['a price alone', { price: 450 }, 'Price ₹450'],
    [
      'a discount that contradicts both',
      { mrp: 500, off: 50, price: 450 },
      'Price ₹450 M.R.P. ₹500 10% OFF',
    ],
    ['a discount and no price', { mrp: 999, off: 20 }, 'Price on request'],
    ['0 %', { mrp: 500, off: 0, price: 450 }, 'Price ₹450 M.R.P. ₹500'],
    ['a lakh', { mrp: 149_999, price: 112_999 }, 'Price ₹1,12,999 M.R.P. ₹1,49,999'],
    ['a sold-out product', { mrp: 999, off: 20, price: 799, soldOut: true }, 'Price ₹799 Sold out'],
    ['a sold-out product without a price', { mrp: 999, soldOut: true }, 'Sold out'],
  ])('shows the right line with %s', (_what, product, line) => {
    expect(textPieces(show(product))).toBe(line);
  });

  it.each<[what: string, product: PriceFields, struck: string[]]>([
    ['only the M.R.P.', { mrp: 999, off: 20, price: 799 }, ['₹999']],
    ['nothing with no price', { mrp: 999 }, []],
    ['nothing with an M.R.P. like the price', { mrp: 450, price: 450 }, []],
  ])('strikes through %s', (_what, product, struck) => {
    expect(struckTexts(show(product))).toEqual(struck);
  });

  it('has in brief no word before the price', () => {
    expect(textPieces(show({ mrp: 999, off: 20, price: 799 }, true))).toBe(
      '₹799 M.R.P. ₹999 20% OFF',
    );
  });
});
