import { readShopSettings } from '@/shop/readShopSettings';

describe('shop', () => {
  it('is what the build wrote down, not what the environment says later', async () => {
    const facts = { ...readShopSettings({}), name: 'Written at build', showsDemoCatalogue: false };
    process.env.SHOP = JSON.stringify(facts);
    process.env.SHOP_NAME = 'Said later';
    const { shop } = await import('@/shop/shop');
    expect(shop).toEqual(facts);
  });
});
