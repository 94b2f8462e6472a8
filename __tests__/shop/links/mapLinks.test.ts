import { defaultMaps, directionsLink, mapLinks } from '@/shop/links/mapLinks';

jest.mock('@/shop/shop', () => ({
  shop: {
    name: 'Test & Co. বিউটি',
    street: '12/A Station Road #2',
    place: 'Kolkata, West Bengal 700001',
  },
}));

describe('mapLinks', () => {
  it('link to the shop and the town in Google Maps', () => {
    const links = mapLinks().map((link) => new URL(link));
    for (const link of links) {
      expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
      expect(link.searchParams.get('api')).toBe('1');
    }
    expect(links.map((link) => link.searchParams.get('query'))).toEqual([
      'Test & Co. বিউটি, 12/A Station Road #2, Kolkata, West Bengal 700001',
      'Kolkata, West Bengal 700001',
    ]);
  });
});

describe('directionsLink', () => {
  it('links to Google Maps directions with the whole name and address', () => {
    const link = new URL(directionsLink());
    expect(link.origin + link.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      api: '1',
      destination: 'Test & Co. বিউটি, 12/A Station Road #2, Kolkata, West Bengal 700001',
    });
    expect(link.hash).toBe('');
  });
});

describe('defaultMaps', () => {
  it('embeds maps of the shop and the town without an API key', () => {
    const [door, town] = defaultMaps('A & B', '12 Station Road').map((map) => new URL(map));
    expect(door?.searchParams.get('q')).toBe('A & B, 12 Station Road, Kolkata, West Bengal 700001');
    expect(town?.searchParams.get('q')).toBe('Kolkata, West Bengal 700001');
    for (const map of [door, town]) {
      expect(map?.href).toMatch(/^https:\/\/www\.google\.com\/maps\?/);
      expect(map?.searchParams.get('output')).toBe('embed');
    }
  });
});
