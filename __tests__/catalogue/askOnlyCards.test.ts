import { askOnlyCards } from '@/catalogue/askOnlyCards';
import { categories } from '@/catalogue/categories';

describe('askOnlyCards', () => {
  it('are the five cards without a page of their own, in the spelling of the specification', () => {
    expect(askOnlyCards).toEqual(['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter']);
  });

  it('repeats no title of a category', () => {
    const titles: string[] = categories.map(({ title }) => title);
    expect(askOnlyCards.filter((card) => titles.includes(card))).toEqual([]);
  });
});
