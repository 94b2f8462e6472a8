import { readShopSettings } from '@/shop/readShopSettings';

describe('shop', () => {
  it('has the settings of the build, not of the later environment', async () => {
    const facts = { ...readShopSettings({}), name: 'Written at build', showsDemoCatalogue: false };
    process.env.SHOP = JSON.stringify(facts);
    process.env.SHOP_NAME = 'Said later';
    const { shop } = await import('@/shop/shop');
    expect(shop).toEqual(facts);
  });
});
