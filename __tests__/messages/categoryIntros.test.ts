import { categories } from '@/catalogue/categories';
import { spellingsOf, spokenNamesOf } from '@/catalogue/otherNames';
import { dictionaries } from '@/messages/dictionaries';
import { categoryIntros } from '@/messages/en/categoryIntros';

describe('the intros of categories in English', () => {
  it('are one distinct sentence for each of the 39 categories', () => {
    const intros = Object.values(categoryIntros);
    expect(intros.filter((intro) => !/^[A-Z].{40,180}\.$/.test(intro))).toEqual([]);
    expect(new Set(intros).size).toBe(39);
  });
});

describe.each(['en', 'bn', 'hi'] as const)('the intros of categories in %s', (code) => {
  const { categoryIntros, messages } = dictionaries[code];

  it('has a word that people type for what stands on the shelf', () => {
    const silent = categories.filter(({ slug }) => {
      const names = Object.values(messages.labelsOf(slug));
      const said = categoryIntros[slug].toLowerCase();
      return ![...names, ...spokenNamesOf(slug), ...spellingsOf(slug)].some((word) =>
        said.includes(word.replaceAll('-', ' ').toLowerCase()),
      );
    });
    expect(silent).toEqual([]);
  });

  it('calls the lip palettes lipstick', () => {
    expect(categoryIntros['lipe-palate']).toMatch(/lipstick|লিপস্টিক|लिपस्टिक/);
  });
});
