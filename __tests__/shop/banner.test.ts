import { importFresh } from '../helpers/importFresh';

describe('the banner', () => {
  it('is that of the setting, else one of the repository', () => {
    const { SHOP: facts = '{}' } = process.env;
    const bannerNow = () => importFresh<typeof import('@/shop/banner')>('@/shop/banner').banner;
    expect(bannerNow()).toBe('/pictures/banners/banner-4.jpg');
    process.env.SHOP = JSON.stringify({ ...JSON.parse(facts), banner: '/set.jpg' });
    expect(bannerNow()).toBe('/set.jpg');
    process.env.SHOP = facts;
  });
});
