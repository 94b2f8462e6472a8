import type { Product } from '@/catalogue/items';
import { Price } from '@/product/Price';
import { aProduct } from '../helpers/aProduct';
import { renderInSite } from '../helpers/renderInSite';
import { textPieces } from '../helpers/textPieces';

type Facts = Partial<Pick<Product, 'mrp' | 'off' | 'price' | 'shades' | 'size'>>;

function show(facts: Facts): HTMLElement {
  const product = { ...aProduct({}, 'mrp', 'off', 'price'), ...facts };
  return renderInSite(<Price product={product} />).container;
}

function struckTexts(line: HTMLElement): (string | null)[] {
  return [...line.querySelectorAll('s, del')].map((element) => element.textContent);
}

describe('Price', () => {
  it.each<[what: string, facts: Facts, line: string]>([
    ['all three', { mrp: 999, off: 20, price: 799 }, 'M.R.P. ₹999 20% OFF Price ₹799'],
    ['a price alone', { price: 450 }, 'Price ₹450'],
    ['no percent', { mrp: 500, price: 450 }, 'M.R.P. ₹500 Price ₹450'],
    ['no M.R.P.', { off: 10, price: 450 }, '10% OFF Price ₹450'],
    [
      'a discount that contradicts both',
      { mrp: 500, off: 50, price: 450 },
      'M.R.P. ₹500 10% OFF Price ₹450',
    ],
    ['a discount and no price', { mrp: 999, off: 20 }, 'Price on request'],
    ['a discount and an M.R.P. below the price', { mrp: 400, off: 20, price: 450 }, 'Price ₹450'],
    ['0 %', { mrp: 500, off: 0, price: 450 }, 'M.R.P. ₹500 Price ₹450'],
    ['100 %', { mrp: 500, off: 100, price: 0 }, 'M.R.P. ₹500 100% OFF Price ₹0'],
    ['an M.R.P. like the price', { mrp: 450, price: 450 }, 'Price ₹450'],
    ['an M.R.P. below the price', { mrp: 400, price: 450 }, 'Price ₹450'],
    ['no price', { mrp: 999 }, 'Price on request'],
    ['nothing', {}, 'Price on request'],
    ['thousands', { price: 1299 }, 'Price ₹1,299'],
    ['a lakh', { mrp: 149_999, price: 112_999 }, 'M.R.P. ₹1,49,999 Price ₹1,12,999'],
    ['paise', { price: 449.75 }, 'Price ₹449.75'],
    ['tens of paise', { price: 449.5 }, 'Price ₹449.50'],
  ])('shows the right line with %s', (_what, facts, line) => {
    expect(textPieces(show(facts))).toBe(line);
  });

  it('strikes through only the M.R.P.', () => {
    expect(struckTexts(show({ mrp: 999, off: 20, price: 799 }))).toEqual(['₹999']);
  });

  it.each<[what: string, facts: Facts]>([
    ['no price', { mrp: 999 }],
    ['an M.R.P. like the price', { mrp: 450, price: 450 }],
  ])('strikes nothing through with %s', (_what, facts) => {
    expect(struckTexts(show(facts))).toEqual([]);
  });

  it.each<[facts: Facts, line: string, swatches: number]>([
    [{ size: { text: '30 ml' } }, '30 ml', 0],
    [{ shades: [{ name: 'Rose' }] }, '1 shade: Rose', 0],
    [
      {
        shades: [
          { name: 'Honey', colour: '#c68642' },
          { name: 'Ivory', colour: '#f3e0c8', soldOut: true },
          { name: 'Rose', colour: '#e8958c' },
        ],
        size: { text: '30 ml' },
      },
      '2 shades · 30 ml: Honey, Rose',
      2,
    ],
    [
      { shades: Array.from({ length: 9 }, (_, n) => ({ name: `No. ${n}`, colour: '#c68642' })) },
      '9 shades: No. 0, No. 1, No. 2, No. 3, No. 4, No. 5, No. 6, No. 7, No. 8',
      5,
    ],
  ])('has below it the shades and the size %j', (facts, line, swatches) => {
    const card = show({ price: 450, ...facts });
    expect(card).toHaveTextContent(`Price ₹450 ${line}`);
    expect(card.querySelectorAll('i')).toHaveLength(swatches);
  });

  it('has no such line without them, or when all shades are sold out', () => {
    const card = show({ price: 450, shades: [{ name: 'Rose', soldOut: true }] });
    expect(textPieces(card)).toBe('Price ₹450');
    expect(textPieces(show({ price: 450 }))).toBe('Price ₹450');
  });
});
