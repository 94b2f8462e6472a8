import { bengali } from '@/messages/bn/bengali';
import { english } from '@/messages/en/english';
import { storeLd } from '@/seo/jsonLd/storeLd';
import type { ShopFacts } from '@/shop/ShopFacts';
import type { ShopHours } from '@/shop/ShopHours';
import { importFresh } from '../../helpers/importFresh';

describe('storeLd', () => {
  it("has the shop's own facts, and the phone with country code", () => {
    expect(storeLd(undefined, english.messages.shop)).toMatchObject({
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
      containedInPlace: {
        '@type': 'City',
        name: 'Berhampore',
        alternateName: ['Baharampur', 'Berhampur'],
      },
    });
  });

  it('is one shop, with its name and street in the language of the page', () => {
    const here = storeLd(undefined, english.messages.shop);
    const there = storeLd(undefined, bengali.messages.shop);
    expect(there).toEqual({
      ...Object(here),
      name: 'রূপকথা বিউটি',
      address: { ...Object(here).address, streetAddress: '00 ডেমো রোড' },
    });
  });

  it('invents no rating, hours, prices or coordinates', () => {
    expect(Object.keys(storeLd(undefined, english.messages.shop)).sort()).toEqual(
      '@id @type address containedInPlace email image name sameAs telephone url'.split(' '),
    );
  });

  it('leaves out social pages when there are none', () => {
    expect(storeOf({ social: [] })).not.toHaveProperty('sameAs');
  });

  it('has the optional facts that the owner has set: hours, coordinates and price range', () => {
    const store = storeOf(
      {
        geo: { latitude: 24.1005, longitude: 88.251 },
        priceRange: '₹100 to ₹5,000',
      },
      {
        times: [{ days: ['Mo', 'Tu'], opens: '10:00', closes: '20:30' }],
        holidays: [
          { from: '2026-10-18', to: '2026-10-19', opens: '10:00', closes: '23:30' },
          { from: '2026-10-20', to: '2026-10-20' },
        ],
      },
    );
    expect(store).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 24.1005, longitude: 88.251 },
      priceRange: '₹100 to ₹5,000',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
          opens: '10:00',
          closes: '20:30',
        },
        {
          '@type': 'OpeningHoursSpecification',
          ...{
            validFrom: '2026-10-18',
            validThrough: '2026-10-19',
            opens: '10:00',
            closes: '23:30',
          },
        },
        {
          '@type': 'OpeningHoursSpecification',
          ...{
            validFrom: '2026-10-20',
            validThrough: '2026-10-20',
            opens: '00:00',
            closes: '00:00',
          },
        },
      ],
    });
  });
});

/** The Store of a shop with these facts instead of the demo's. */
function storeOf(facts: Partial<ShopFacts>, hours?: ShopHours): ReturnType<typeof storeLd> {
  const built = process.env.SHOP;
  process.env.SHOP = JSON.stringify({ ...JSON.parse(built ?? '{}'), ...facts });
  const bundle = importFresh<{ storeLd: typeof storeLd }>('@/seo/jsonLd/storeLd');
  process.env.SHOP = built;
  return bundle.storeLd(hours, english.messages.shop);
}
