import { categoryLabels } from '@/messages/en/categoryLabels';
import { homeMessages } from '@/messages/en/homeMessages';
import { specifiedCategories } from '../../helpers/specifiedCategories';

describe('categoryLabels', () => {
  it('have the 39 titles of the specification, each once', () => {
    const titles = Object.entries(categoryLabels).map(([slug, { title }]) => [slug, title]);
    expect(titles).toEqual(specifiedCategories.map(([slug, title]) => [slug, title]));
    expect(new Set(titles.map(([, title]) => title)).size).toBe(39);
  });
});

describe('homeMessages.askOnly', () => {
  it('are the five cards without a page of their own, in the spelling of the specification', () => {
    const { titles } = homeMessages.askOnly;
    expect(titles).toEqual(['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter']);
  });

  it('repeat no title of a category', () => {
    const titles = Object.values(categoryLabels).map(({ title }) => title);
    expect(homeMessages.askOnly.titles.filter((card) => titles.includes(card))).toEqual([]);
  });
});
