import { deliveryMessages } from '@/messages/en/deliveryMessages';
import { deliveryText } from '@/product/delivery/deliveryText';
import { readDelivery } from '@/shop/delivery/readDelivery';

function said(rules: string, price?: number, pin = '742101'): string {
  return deliveryText(readDelivery(rules).areas, pin, price, deliveryMessages);
}

describe('deliveryText', () => {
  const graded = '742101: today or tomorrow, free above 999, else 30';

  it.each<[rule: string, price: number | undefined, sentence: string]>([
    [graded, undefined, 'To 742101: today or tomorrow, free above ₹999, otherwise ₹30.'],
    [graded, 1000, 'To 742101: today or tomorrow, free.'],
    [graded, 999, 'To 742101: today or tomorrow, ₹30, free above ₹999.'],
    [
      '742101: free above 999, else ask',
      100,
      'To 742101: free above ₹999, otherwise ask us what it costs.',
    ],
    ['742101: free above 999, else ask', 1000, 'To 742101: free.'],
    ['742*: 2 to 4 days, 60', 5000, 'To 742101: 2 to 4 days, ₹60.'],
    ['*: by courier, ask', 5000, 'To 742101: by courier, ask us what it costs.'],
    ['*: free', undefined, 'To 742101: free.'],
  ])('says for %j and %s rupees: %s', (rule, price, sentence) => {
    expect(said(rule, price)).toBe(sentence);
  });

  it('sends those to the shop to whose PIN code no rule applies', () => {
    expect(said(graded, 100, '700001')).toBe('To 700001: please ask us, by phone or on WhatsApp.');
  });
});
