import { formatPhone, mailLink, telLink } from '@/shop/links/contactLinks';

jest.mock('@/shop/shop', () => ({ shop: { phone: '9876543210', email: 'shop@example.com' } }));

describe('telLink', () => {
  it('dials the number with the country code', () => {
    expect(telLink()).toBe('tel:+919876543210');
  });
});

describe('formatPhone', () => {
  it('groups the number as people read it aloud', () => {
    expect(formatPhone()).toBe('+91 98765 43210');
  });
});

describe('mailLink', () => {
  it('addresses the shop', () => {
    expect(mailLink()).toBe('mailto:shop@example.com');
  });
});
