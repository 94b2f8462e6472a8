import { settingsAnnouncements } from '@/shop/announceSettings';

const local = { siteAddress: 'http://localhost:3000', isDemo: true };
const publicDemo = { siteAddress: 'https://www.example.com', isDemo: true };
const setUp = { siteAddress: 'https://www.example.com', isDemo: false };

describe('settingsAnnouncements', () => {
  it('announces nothing for a shop that is fully set up', () => {
    expect(settingsAnnouncements(setUp, false)).toEqual([]);
  });

  it('announces once that the demo catalogue is shown, and why', () => {
    expect(settingsAnnouncements(setUp, true)).toEqual([
      expect.stringMatching(/No FIREBASE_.*demo catalogue/),
    ]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'has no warning for the demo shop at %s',
    (siteAddress) => {
      expect(settingsAnnouncements({ ...local, siteAddress }, false)).toEqual([]);
    },
  );

  it.each(['https://www.example.com', 'https://rupkatha.vercel.app', 'http://10.0.0.2'])(
    'warns of the demo shop at the public address %s',
    (siteAddress) => {
      const [warning] = settingsAnnouncements({ ...publicDemo, siteAddress }, false);
      expect(warning).toMatch(/^WARNING/);
      expect(warning).toContain(siteAddress);
      expect(warning).toMatch(/SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET/);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'warns of a real shop at the local address %s',
    (siteAddress) => {
      const [warning, ...more] = settingsAnnouncements({ ...setUp, siteAddress }, false);
      expect(warning).toMatch(/^WARNING/);
      expect(warning).toContain(siteAddress);
      expect(warning).toContain('SITE_ADDRESS');
      expect(more).toEqual([]);
    },
  );

  it('announces both when both apply', () => {
    expect(settingsAnnouncements(publicDemo, true)).toHaveLength(2);
  });
});
