import { readSettings } from '@/data/settings/readSettings';
import { shopVariables } from '@/shop/shopVariables';
import { importFresh } from '../helpers/importFresh';

describe('shop', () => {
  it('has the settings of the build, not of the later environment', () => {
    const facts = { ...readSettings({}), name: 'Written at build' };
    Object.assign(process.env, shopVariables(facts));
    process.env.SHOP_NAME = 'Said later';
    const { shop: built } = importFresh<typeof import('@/shop/shop')>('@/shop/shop');
    expect(built).toMatchObject({ name: 'Written at build' });
  });
});
