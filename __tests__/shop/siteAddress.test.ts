import { readShopSettings } from '@/shop/readShopSettings';

describe('the site address of readShopSettings', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    [' https://www.example.com ', 'https://www.example.com'],
    ['http://localhost:3100', 'http://localhost:3100'],
  ])('reads %j as %j', (given, address) => {
    expect(readShopSettings({ SITE_ADDRESS: given }).siteAddress).toBe(address);
  });

  it.each([undefined, '', ' '])(
    'falls back to the production address of Vercel for %j',
    (given) => {
      expect(
        readShopSettings({
          SITE_ADDRESS: given,
          VERCEL_PROJECT_PRODUCTION_URL: 'rupkatha.vercel.app',
        }).siteAddress,
      ).toBe('https://rupkatha.vercel.app');
    },
  );

  it('prefers the given address on Vercel too', () => {
    expect(
      readShopSettings({
        SITE_ADDRESS: 'https://www.example.com',
        VERCEL_PROJECT_PRODUCTION_URL: 'rupkatha.vercel.app',
      }).siteAddress,
    ).toBe('https://www.example.com');
  });
});
