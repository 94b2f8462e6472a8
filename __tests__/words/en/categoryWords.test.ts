import { categories } from '@/catalogue/categories';
import { categoryWords } from '@/words/en/categoryWords';

const { intros } = categoryWords;

describe('the intros of categories', () => {
  it.each(categories)('have a sentence of its own for $slug', ({ slug }) => {
    expect(intros[slug]).toMatch(/^[A-Z].{40,180}\.$/);
    expect(Object.values(intros).filter((intro) => intro === intros[slug])).toHaveLength(1);
  });
});
