import { placeIn } from '@/shop/placeIn';

describe('placeIn', () => {
  it.each([
    [
      'Berhampore, Murshidabad, West Bengal 742103',
      {
        town: 'Berhampore',
        region: 'Berhampore, Murshidabad',
        pin: '742103',
      },
    ],
    ['Kolkata, West Bengal 700001', { town: 'Kolkata', region: 'Kolkata', pin: '700001' }],
  ])('%s', (line, parts) => {
    expect(placeIn(line)).toMatchObject(parts);
  });
});
