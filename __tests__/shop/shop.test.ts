import { readSettings } from '@/data/settings/readSettings';
import { shopVariables } from '@/shop/shopVariables';

describe('shop', () => {
  it('has the settings of the build, not of the later environment', async () => {
    const facts = { ...readSettings({}).shop, name: 'Written at build' };
    Object.assign(process.env, shopVariables(facts));
    process.env.SHOP_NAME = 'Said later';
    const { shop } = await import('@/shop/shop');
    expect(shop).toMatchObject({ name: 'Written at build', said: { payment: true } });
  });
});
