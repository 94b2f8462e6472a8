import { mapLinks } from '@/shop/links/mapLinks';

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
