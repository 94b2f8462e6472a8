import { existsSync } from 'node:fs';
import { fallbackCard } from '@/answers/preview/fallbackCard';
import { categories } from '@/catalogue/categories';
import { bengaliDictionary } from '@/messages/bn/bengaliDictionary';
import { englishDictionary } from '@/messages/en/englishDictionary';
import { categorySeo } from '@/seo/categorySeo';

describe('fallbackCard', () => {
  it('shows a category’s name, the town and the category’s own picture', () => {
    expect(fallbackCard('lens')).toEqual({
      title: 'Lens Aqua',
      line: 'Berhampore',
      pictures: [expect.stringContaining('lens')],
    });
  });

  it('is in the language of the name', () => {
    const { categories: names, place } = bengaliDictionary.messages;
    expect(fallbackCard('bn.Foundation.01')).toEqual({
      ...fallbackCard('Foundation'),
      title: names.Foundation.title,
      line: place.town,
    });
  });

  it('is that of the shelf for a product', () => {
    expect(fallbackCard('lens.01_rose')).toEqual(fallbackCard('lens'));
  });

  it('has the same title as the card made while the database answers', () => {
    expect(categories.map(({ slug }) => fallbackCard(slug).title)).toEqual(
      categories.map((category) => categorySeo(category, [], englishDictionary).preview.title),
    );
  });

  it.each(['home', 'contact-us', 'Reviewpage', 'Visit-shop'])(
    'has the shop’s name for %s, which is no category',
    (name) => {
      expect(fallbackCard(name)).toMatchObject({
        title: 'Rupkatha Beauty',
        line: 'Berhampore',
      });
    },
  );

  it('has exactly one picture of our own, so that it can be drawn without network', () => {
    const names = ['home', ...categories.map(({ slug }) => slug)];
    const pictures = names.map((name) => fallbackCard(name).pictures);
    expect(pictures.filter(([one, ...more]) => more.length > 0 || !isOurs(one))).toEqual([]);
  });
});

function isOurs(picture: string | undefined): boolean {
  return picture !== undefined && existsSync(`public${picture}`);
}
