import { whatsAppAddress, whatsAppLink } from '@/shop/links/whatsAppLink';
import { shop } from '@/shop/shop';

jest.mock('@/shop/shop', () => ({ shop: { phone: '9876543210' } }));

describe('whatsAppLink', () => {
  it('opens a chat with the shop with a prefilled message', () => {
    expect(whatsAppLink('I am Interested')).toBe(
      'https://wa.me/919876543210?text=I%20am%20Interested',
    );
  });

  it.each(['Eye Brow', 'A & B = 100%?', '#1 + 2', 'লিপস্টিক 💄', 'a\nb', '"<script>"', ''])(
    'carries the message "%s" unchanged',
    (message) => {
      const link = new URL(whatsAppLink(message));
      expect(link.searchParams.get('text')).toBe(message);
      expect([...link.searchParams.keys()]).toEqual(['text']);
      expect(link.hash).toBe('');
    },
  );
});

describe('the number of whatsAppLink', () => {
  const { phone } = shop;
  afterEach(() => Object.assign(shop, { phone }));

  it.each([
    ['9876543210', '919876543210'],
    ['(98765) 43210', '919876543210'],
    ['+91 98765 43210', '919876543210'],
    ['+1 (415) 555-26711', '141555526711'],
  ])('of the phone "%s" is %s', (typed, digits) => {
    Object.assign(shop, { phone: typed });
    expect(whatsAppLink('')).toBe(`https://wa.me/${digits}?text=`);
  });
});

describe('whatsAppAddress', () => {
  it.each([
    ['919876543210', 'https://wa.me/919876543210?text=Hi%20%26%20bye'],
    [undefined, 'https://wa.me/?text=Hi%20%26%20bye'],
  ])('for the number %s is %s', (number, address) => {
    expect(whatsAppAddress('Hi & bye', number)).toBe(address);
  });
});
