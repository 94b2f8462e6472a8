import { categories } from '@/catalogue/categories';
import { collectionNames } from '@/catalogue/collectionNames';

describe('collectionNames', () => {
  it('are the 39 of the categories and the three of the home page', () => {
    expect(collectionNames).toEqual([
      ...categories.map(({ collection }) => collection),
      'SLIDER-HOME',
      'VISIT-SHOP',
      'VIDEO YOUTUBE',
    ]);
  });

  it('names none twice', () => {
    expect(new Set(collectionNames).size).toBe(42);
  });
});
