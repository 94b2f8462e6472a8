import { categories } from '@/catalogue/categories';
import { introOf } from '@/server/introOf';

describe('introOf', () => {
  it.each(categories)('has a sentence of its own for $slug', (category) => {
    expect(introOf(category)).toMatch(/^[A-Z].{40,180}\.$/);
    expect(categories.filter((other) => introOf(other) === introOf(category))).toHaveLength(1);
  });
});
