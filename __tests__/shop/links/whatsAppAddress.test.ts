import { whatsAppAddress } from '@/shop/links/whatsAppAddress';

describe('whatsAppAddress', () => {
  it.each([
    ['919876543210', 'https://wa.me/919876543210?text=Hi%20%26%20bye'],
    [undefined, 'https://wa.me/?text=Hi%20%26%20bye'],
  ])('with the number %s is %s', (number, address) => {
    expect(whatsAppAddress('Hi & bye', number)).toBe(address);
  });
});
