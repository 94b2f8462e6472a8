import { readSettings } from '@/data/settings/readSettings';
import { demoShop } from '@/shop/demoShop';
import { jsonRoundTrip } from '../../helpers/jsonRoundTrip';
import { shopEnvironment } from '../../helpers/shopEnvironment';

const shopWith = (settings: Record<string, string>) => readSettings(shopEnvironment(settings));

describe('the demo shop', () => {
  it('has phone, e-mail and social addresses that reach nobody', () => {
    expect(demoShop).toMatchObject({ isDemo: true, phone: '0000000000' });
    expect([demoShop.email, ...demoShop.social.map(({ address }) => address)].join()).toMatch(
      /^[^@]+@example\.com(,https:\/\/example\.com\/\w+){4}$/,
    );
  });
});

describe('readSettings of a shop', () => {
  it('read the four required facts, and invent nothing that is not given', () => {
    const { siteAddress, pictureHosts, showsDemoCatalogue, ...shop } = shopWith({});
    expect(shop).toStrictEqual({
      isDemo: false,
      name: 'Test & Co. বিউটি',
      phone: '9876543210',
      email: 'shop@test.example',
      street: '12 Station Road',
      place: 'Berhampore, Murshidabad, West Bengal 742103',
      social: [],
      banner: '/pictures/banners/banner-4.jpg',
      reviewClips: [],
      texts: expect.anything(),
    });
    expect(shop.texts.en).toStrictEqual({
      name: shop.name,
      street: shop.street,
      place: shop.place,
    });
    expect(jsonRoundTrip(shop)).toStrictEqual(shop);
  });

  it('read the optional facts', () => {
    const clip = '/pictures/clips/clip-1.mp4';
    const shop = shopWith({
      SHOP_X: 'https://x.com/a',
      SHOP_FACEBOOK: ' https://facebook.com/a ',
      SHOP_BANNER: '/pictures/banners/banner-1.jpg',
      SHOP_REVIEW_CLIPS: `${clip}, https://cdn.example/b.mp4\n${clip}`,
      SHOP_VISITOR_COUNTER: 'https://counter.example/hits.svg?id=1',
      SHOP_CREDIT: ' By us ',
      SHOP_GEO: '24.1005, 88.2510',
      SHOP_PRICE_RANGE: '₹100 to ₹5,000',
    });
    expect(shop).toMatchObject({
      // In the order of the specification.
      social: [
        { network: 'Facebook', address: 'https://facebook.com/a' },
        { network: 'X', address: 'https://x.com/a' },
      ],
      banner: '/pictures/banners/banner-1.jpg',
      reviewClips: [clip, 'https://cdn.example/b.mp4', clip],
      visitorCounter: 'https://counter.example/hits.svg?id=1',
      credit: 'By us',
      geo: { latitude: 24.1005, longitude: 88.251 },
      priceRange: '₹100 to ₹5,000',
    });
  });

  it.each(['9876543210', ' 98765 43210 ', '+91 98765 43210', '919876543210', '098765-43210'])(
    'read the phone "%s" as ten digits',
    (phone) => {
      expect(shopWith({ SHOP_PHONE: phone }).phone).toBe('9876543210');
    },
  );

  const embedded = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3';

  it.each([
    [embedded, embedded],
    [
      `<iframe src="${embedded}" width="600" style="border:0;" allowfullscreen=""></iframe>`,
      embedded,
    ],
    [
      '<iframe src="https://www.google.com/maps?q=Berhampore&amp;output=embed">',
      'https://www.google.com/maps?q=Berhampore&output=embed',
    ],
  ])('read the map %j as the address %s', (given, map) => {
    expect(shopWith({ SHOP_MAP: given, SHOP_MAP_AREA: given })).toMatchObject({
      map,
      mapArea: map,
    });
  });
});
