import { spokenPhone, telLink } from '@/shop/links/phone';

jest.mock('@/shop/shop', () => ({ shop: { phone: '9876543210' } }));

describe('telLink', () => {
  it('dials the number with the country code', () => {
    expect(telLink()).toBe('tel:+919876543210');
  });
});

describe('spokenPhone', () => {
  it('groups the number as people read it aloud', () => {
    expect(spokenPhone()).toBe('+91 98765 43210');
  });
});
