import { formatPhone, telLink } from '@/shop/links/phone';

jest.mock('@/shop/shop', () => ({ shop: { phone: '9876543210' } }));

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
