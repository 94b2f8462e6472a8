import { defaultMaps } from '@/shop/defaultMaps';

describe('defaultMaps', () => {
  it('embeds maps of the shop and the town without an API key', () => {
    const [door, town] = defaultMaps('A & B', '12 Station Road').map((map) => new URL(map));
    expect(door?.searchParams.get('q')).toBe(
      'A & B, 12 Station Road, Berhampore, Murshidabad, West Bengal 742103',
    );
    expect(town?.searchParams.get('q')).toBe('Berhampore, Murshidabad, West Bengal 742103');
    for (const map of [door, town]) {
      expect(map?.href).toMatch(/^https:\/\/www\.google\.com\/maps\?/);
      expect(map?.searchParams.get('output')).toBe('embed');
    }
  });
});
