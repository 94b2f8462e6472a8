import { productName } from '@/messages/productName';

describe('productName', () => {
  it('is the title', () => {
    expect(productName({ title: 'Silk Touch' }, { title: 'Foundation' })).toBe('Silk Touch');
  });

  it("is the category's breadcrumb title for a product without one", () => {
    const category = { title: 'Moistrizer', card: 'Moisturizer' };
    expect(productName({}, category)).toBe('Moistrizer');
    expect(productName({ title: undefined }, category)).toBe('Moistrizer');
  });
});
