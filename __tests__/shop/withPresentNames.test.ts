import { withPresentNames } from '@/shop/withPresentNames';

describe('withPresentNames', () => {
  it.each([
    [{ SHOP_PUJO_SHELVES: 'a' }, 'a'],
    [{ SHOP_PUJO_SHELVES: 'a', SHOP_BAND_SHELVES: 'b' }, 'b'],
    [{ SHOP_PUJO_SHELVES: 'a', SHOP_BAND_SHELVES: ' ' }, 'a'],
    [{}, undefined],
  ])('reads %j by the present name, which wins', (given, value) => {
    const present = withPresentNames(given);
    expect(present.SHOP_BAND_SHELVES).toBe(value);
    expect(present).not.toHaveProperty('SHOP_PUJO_SHELVES');
  });
});
