import { whatsAppLink } from '@/shop/links/whatsAppLink';

jest.mock('@/shop/shop', () => ({ shop: { phone: '9876543210' } }));

describe('whatsAppLink', () => {
  it('opens a chat with the shop, a message typed', () => {
    expect(whatsAppLink('I am Interested')).toBe(
      'https://wa.me/919876543210?text=I%20am%20Interested',
    );
  });

  it.each(['Eye Brow', 'A & B = 100%?', '#1 + 2', 'লিপস্টিক 💄', 'a\nb', '"<script>"', ''])(
    'carries the message "%s" whole',
    (message) => {
      const link = new URL(whatsAppLink(message));
      expect(link.searchParams.get('text')).toBe(message);
      expect([...link.searchParams.keys()]).toEqual(['text']);
      expect(link.hash).toBe('');
    },
  );
});
