import { categoryLabels } from '@/messages/en/categoryLabels';
import { homeMessages } from '@/messages/en/homeMessages';
import { specifiedCategories } from '../../helpers/specifiedCategories';

describe('categoryLabels', () => {
  it('has the 39 titles of the specification, each once', () => {
    const titles = Object.entries(categoryLabels).map(([slug, { title }]) => [slug, title]);
    expect(titles).toEqual(specifiedCategories.map(([slug, title]) => [slug, title]));
    expect(new Set(titles.map(([, title]) => title)).size).toBe(39);
  });
});

describe('homeMessages.askOnly', () => {
  it('has the five cards that have no page, spelt as in the specification', () => {
    const { titles } = homeMessages.askOnly;
    expect(titles).toEqual(['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter']);
  });

  it('repeats no category title', () => {
    const titles = Object.values(categoryLabels).map(({ title }) => title);
    expect(homeMessages.askOnly.titles.filter((card) => titles.includes(card))).toEqual([]);
  });
});
