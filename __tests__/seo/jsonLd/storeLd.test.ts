import { jsonLdText } from '@/seo/jsonLd/jsonLdText';
import { storeLd } from '@/seo/jsonLd/storeLd';
import { schemaFaults } from '../../helpers/schemaFaults';

describe('storeLd', () => {
  it('is a Store as Google asks for it', () => {
    expect(schemaFaults(JSON.parse(jsonLdText([storeLd()])))).toEqual([]);
  });

  it("names the shop's own facts, the phone with its country code", () => {
    expect(storeLd()).toMatchObject({
      '@type': 'Store',
      name: 'Rupkatha Beauty',
      telephone: '+910000000000',
      email: 'demo@example.com',
      url: 'http://localhost:3000/',
      image: 'http://localhost:3000/pictures/banners/banner-4.jpg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '00 Demo Road',
        addressLocality: 'Berhampore',
        addressRegion: 'West Bengal',
        postalCode: '742103',
        addressCountry: 'IN',
      },
    });
  });

  it('invents nothing: no rating, hours, prices or point on the map', () => {
    expect(Object.keys(storeLd()).sort()).toEqual(
      '@id @type address email image name sameAs telephone url'.split(' '),
    );
  });

  it('leaves out social pages where there are none', () => {
    const built = process.env.SHOP;
    process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), social: [] });
    jest.isolateModules(() => {
      const { storeLd: without } =
        jest.requireActual<typeof import('@/seo/jsonLd/storeLd')>('@/seo/jsonLd/storeLd');
      expect(without()).not.toHaveProperty('sameAs');
    });
    process.env.SHOP = built;
  });
});
