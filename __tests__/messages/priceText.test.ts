import { english } from '@/messages/en/english';
import { priceText } from '@/messages/priceText';

describe('priceText', () => {
  it.each([
    [{ price: 449 }, '₹449'],
    [{ price: 112_999 }, '₹1,12,999'],
    [{ price: 99.5 }, '₹99.50'],
    [{ price: undefined }, 'Price on request'],
    [{}, 'Price on request'],
  ])('formats %j as %s', (product, text) => {
    expect(priceText(product, english.messages)).toBe(text);
  });
});
