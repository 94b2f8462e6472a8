import type { Product, Size } from '@/catalogue/items';
import { unitPrice } from '@/catalogue/unitPrice';

const holding = (amount: number, unit: 'ml' | 'g' | 'piece'): Size => ({
  text: 'as typed',
  measure: { amount, unit },
});

describe('unitPrice', () => {
  it.each<[what: string, product: Pick<Product, 'price' | 'size'>, given: unknown]>([
    ['per 10 ml', { price: 300, size: holding(30, 'ml') }, { amount: 100, unit: 'ml' }],
    ['in whole rupees', { price: 449, size: holding(30, 'ml') }, { amount: 150, unit: 'ml' }],
    ['per 10 g, even of less', { price: 299, size: holding(2, 'g') }, { amount: 1495, unit: 'g' }],
    ['per piece', { price: 99, size: holding(12, 'piece') }, { amount: 8.25, unit: 'piece' }],
    ['nothing for just 10 g', { price: 99, size: holding(10, 'g') }, undefined],
    ['nothing for one piece', { price: 99, size: holding(1, 'piece') }, undefined],
    ['nothing below a paisa', { price: 0.01, size: holding(9000, 'ml') }, undefined],
    ['nothing without a price', { size: holding(30, 'ml') }, undefined],
    ['nothing without a measure', { price: 99, size: { text: 'Free size' } }, undefined],
    ['nothing without a size', { price: 99 }, undefined],
  ])('gives %s', (_what, product, given) => {
    expect(unitPrice(product)).toEqual(given);
  });
});
