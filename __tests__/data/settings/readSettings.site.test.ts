import { readSettings } from '@/data/settings/readSettings';

describe('readSettings of the site', () => {
  const shop = (environment: Record<string, string>) => readSettings(environment);

  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['', 'https://rupkatha.vercel.app'],
  ])('read the address %j as %j, on Vercel too', (given, address) => {
    const environment = {
      SITE_ADDRESS: given,
      VERCEL_PROJECT_PRODUCTION_URL: 'rupkatha.vercel.app',
    };
    expect(shop(environment).siteAddress).toBe(address);
  });

  it('default to localhost, and to YouTube stills as the only remote pictures', () => {
    expect(shop({})).toMatchObject({
      siteAddress: 'http://localhost:3000',
      pictureHosts: ['i.ytimg.com/vi/'],
    });
  });

  it("allow pictures of the named hosts, and of the project's own buckets under both names", () => {
    const environment = {
      IMAGE_HOSTS: 'res.cloudinary.com/my-shop, i.imgur.com/',
      FIREBASE_PROJECT_ID: 'my-shop',
      FIREBASE_API_KEY: 'a'.repeat(20),
    };
    expect(shop(environment).pictureHosts).toEqual([
      'res.cloudinary.com/my-shop/',
      'i.imgur.com/',
      'firebasestorage.googleapis.com/v0/b/my-shop.appspot.com/o/',
      'firebasestorage.googleapis.com/v0/b/my-shop.firebasestorage.app/o/',
      'i.ytimg.com/vi/',
    ]);
  });

  it.each([
    ['IMAGE_HOSTS_ONLY', 'yes', 'pictureHostsOnly'],
    ['OWNER_REPORT', 'no', 'noOwnerReport'],
    ['OFFLINE_PAGES', 'no', 'noOfflinePages'],
  ])('say with %s=%s, and only with it, that %s', (name, value, fact) => {
    expect(shop({ [name]: value })).toMatchObject({ [fact]: true });
    for (const other of ['', value === 'yes' ? 'no' : 'yes'])
      expect(shop({ [name]: other })).not.toHaveProperty(fact);
  });
});
