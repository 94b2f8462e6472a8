import { demoShop } from '@/shop/demoShop';
import { readShopSettings } from '@/shop/readShopSettings';
import { SettingsError } from '@/shop/SettingsError';
import { jsonRoundTrip } from '../helpers/jsonRoundTrip';
import { shopEnvironment } from '../helpers/shopEnvironment';

const required = ['SHOP_NAME', 'SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'] as const;

describe('readShopSettings without a shop', () => {
  it.each([
    {},
    { NODE_ENV: 'production', PATH: '/bin' },
    { SHOP_NAME: '', SHOP_PHONE: '   ', SHOP_X: undefined },
  ])('returns the demo shop for %j', (environment) => {
    expect(readShopSettings(environment)).toMatchObject(demoShop);
  });

  it('has phone, e-mail and social addresses that reach nobody', () => {
    const shop = readShopSettings({});
    expect(shop).toMatchObject({ isDemo: true, phone: '0000000000' });
    expect([shop.email, ...shop.social.map(({ address }) => address)].join()).toMatch(
      /^[^@]+@example\.com(,https:\/\/example\.com\/\w+){4}$/,
    );
  });

  it('defaults to localhost, and to YouTube stills as the only remote pictures', () => {
    expect(readShopSettings({})).toMatchObject({
      siteAddress: 'http://localhost:3000',
      pictureHosts: ['i.ytimg.com/vi/'],
    });
  });

  it("allows pictures of the project's own buckets, under their old and new names", () => {
    expect(readShopSettings({ FIREBASE_PROJECT_ID: 'my-shop' }).pictureHosts).toEqual([
      'firebasestorage.googleapis.com/v0/b/my-shop.appspot.com/o/',
      'firebasestorage.googleapis.com/v0/b/my-shop.firebasestorage.app/o/',
      'i.ytimg.com/vi/',
    ]);
  });

  it.each([
    ['yes', true],
    ['no', undefined],
    ['', undefined],
  ])('shows only pictures of those hosts with IMAGE_HOSTS_ONLY=%s: %s', (given, only) => {
    expect(readShopSettings({ IMAGE_HOSTS_ONLY: given }).pictureHostsOnly).toBe(only);
  });
});

describe('readShopSettings with a shop', () => {
  it('reads the four required facts', () => {
    expect(readShopSettings(shopEnvironment())).toMatchObject({
      isDemo: false,
      name: 'Test & Co. বিউটি',
      phone: '9876543210',
      email: 'shop@test.example',
      street: '12 Station Road',
    });
  });

  it('invents nothing that was not given', () => {
    const shop = readShopSettings(shopEnvironment());
    expect(shop).toMatchObject({ social: [], reviewClips: [] });
    expect(shop).not.toHaveProperty('visitorCounter');
    expect(shop).not.toHaveProperty('credit');
    expect(JSON.stringify(shop)).not.toMatch(/demo road|0000000000|example\.com|Rupkatha|Alpona/i);
  });

  it("uses the owner's own maps when they are set", () => {
    expect(readShopSettings(shopEnvironment())).not.toHaveProperty('map');
    const given = 'https://www.google.com/maps/embed?pb=1';
    const both = shopEnvironment({ SHOP_MAP: given, SHOP_MAP_AREA: `${given}2` });
    expect(readShopSettings(both)).toMatchObject({ map: given, mapArea: `${given}2` });
  });

  it('lists the given social networks in the order of the specification', () => {
    const shop = readShopSettings(
      shopEnvironment({ SHOP_X: 'https://x.com/a', SHOP_FACEBOOK: ' https://facebook.com/a ' }),
    );
    expect(shop.social).toEqual([
      { network: 'Facebook', address: 'https://facebook.com/a' },
      { network: 'X', address: 'https://x.com/a' },
    ]);
  });

  it('reads the rest of the optional settings', () => {
    const shop = readShopSettings(
      shopEnvironment({
        SHOP_BANNER: '/pictures/ours.jpg',
        SHOP_REVIEW_CLIPS: '/a.mp4, https://cdn.example/b.mp4\n/c.mp4',
        SHOP_VISITOR_COUNTER: 'https://counter.example/hits.svg?id=1',
        SHOP_CREDIT: ' By us ',
        IMAGE_HOSTS: 'res.cloudinary.com/my-shop, i.imgur.com',
      }),
    );
    expect(shop).toMatchObject({
      banner: '/pictures/ours.jpg',
      reviewClips: ['/a.mp4', 'https://cdn.example/b.mp4', '/c.mp4'],
      visitorCounter: 'https://counter.example/hits.svg?id=1',
      credit: 'By us',
      pictureHosts: ['res.cloudinary.com/my-shop/', 'i.imgur.com/', 'i.ytimg.com/vi/'],
    });
  });

  it.each([
    '9876543210',
    ' 98765 43210 ',
    '98765-43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '919876543210',
    '098765-43210',
    '0 98765 43210',
  ])('reads the phone "%s" as ten digits', (phone) => {
    expect(readShopSettings(shopEnvironment({ SHOP_PHONE: phone })).phone).toBe('9876543210');
  });

  it('keeps a ten-digit number that begins like a country code', () => {
    expect(readShopSettings(shopEnvironment({ SHOP_PHONE: '91234 56789' })).phone).toBe(
      '9123456789',
    );
  });

  it('returns facts that survive a JSON round trip', () => {
    const shop = readShopSettings(shopEnvironment());
    expect(jsonRoundTrip(shop)).toStrictEqual(shop);
  });
});

describe('readShopSettings with invalid settings', () => {
  it.each(required)('rejects %s alone, and names the other three', (given) => {
    const reading = () => readShopSettings({ [given]: shopEnvironment()[given] });
    expect(reading).toThrow(SettingsError);
    for (const other of required.filter((name) => name !== given)) {
      expect(reading).toThrow(`${other}: missing`);
    }
    expect(reading).not.toThrow(`${given}: missing`);
  });

  it('rejects an optional setting alone', () => {
    expect(() => readShopSettings({ SHOP_X: 'https://x.com/a' })).toThrow('SHOP_NAME: missing');
  });

  it('names each unknown variable', () => {
    const reading = () => readShopSettings(shopEnvironment({ SHOP_FACEBOK: 'x', SHOP_MAPS: 'y' }));
    expect(reading).toThrow(SettingsError);
    expect(reading).toThrow(/SHOP_FACEBOK: is no setting[\s\S]*SHOP_MAPS: is no setting/);
  });

  it('matches variable names by case, and ignores empty unknown ones', () => {
    expect(() => readShopSettings(shopEnvironment({ SHOP_x: 'https://x.com/a' }))).toThrow(
      'SHOP_x',
    );
    expect(readShopSettings(shopEnvironment({ SHOP_FACEBOK: ' ' })).name).toBe('Test & Co. বিউটি');
  });

  it('names every invalid variable at once', () => {
    expect(() =>
      readShopSettings(shopEnvironment({ SHOP_PHONE: '1', SHOP_EMAIL: 'x', SHOP_X: 'y' })),
    ).toThrow(/SHOP_PHONE[\s\S]*SHOP_EMAIL[\s\S]*SHOP_X/);
  });
});
