import { postalAddress } from '@/shop/postalAddress';

describe('postalAddress', () => {
  it('is one line with the town, district, state and pin of the specification', () => {
    expect(postalAddress('12 Station Road')).toBe(
      '12 Station Road, Berhampore, Murshidabad, West Bengal 742103',
    );
  });
});
