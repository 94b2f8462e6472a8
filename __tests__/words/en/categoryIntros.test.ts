import { categories } from '@/catalogue/categories';
import { categoryIntros } from '@/words/en/categoryIntros';

describe('the intros of categories', () => {
  it.each(categories)('have a sentence of its own for $slug', ({ slug }) => {
    expect(categoryIntros[slug]).toMatch(/^[A-Z].{40,180}\.$/);
    const alike = Object.values(categoryIntros).filter((intro) => intro === categoryIntros[slug]);
    expect(alike).toHaveLength(1);
  });
});
