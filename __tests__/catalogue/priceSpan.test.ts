import { priceSpan } from '@/catalogue/priceSpan';
import { aProduct } from '../helpers/aProduct';

describe('priceSpan', () => {
  it.each<[what: string, prices: (number | undefined)[], span: [number, number] | undefined]>([
    ['several prices, whatever their order', [450, 375, 599], [375, 599]],
    ['one price', [450], [450, 450]],
    ['products without a price among them', [undefined, 450, undefined, 90.5], [90.5, 450]],
    ['a price of nothing', [0, 450], [0, 450]],
    ['numbers that as text stand in another order', [1_000, 90], [90, 1_000]],
    ['products without a price alone', [undefined, undefined], undefined],
    ['no product', [], undefined],
  ])('of %s', (_what, prices, span) => {
    const products = prices.map((price) =>
      price === undefined ? aProduct({}, 'price') : aProduct({ price }),
    );
    expect(priceSpan(products)).toEqual(span);
  });
});
