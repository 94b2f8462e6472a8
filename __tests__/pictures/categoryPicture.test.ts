import { categoryPicture } from '@/pictures/categoryPicture';

describe('categoryPicture', () => {
  it.each([
    [{ slug: 'blush' }, '/pictures/products/blush-1.webp'],
    [{ slug: 'blush', image: '/pictures/own.webp' }, '/pictures/own.webp'],
  ])('of %j is %s', (category, address) => {
    expect(categoryPicture(category)).toBe(address);
  });
});
