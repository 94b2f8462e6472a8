import { existsSync } from 'node:fs';
import { categories } from '@/catalogue/categories';
import { categoryPicture } from '@/pictures/categoryPicture';

describe('categoryPicture', () => {
  it.each(categories)('names for $slug a picture that is there', (category) => {
    expect(existsSync(`public${categoryPicture(category)}`)).toBe(true);
  });
});
