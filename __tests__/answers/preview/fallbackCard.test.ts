import { existsSync } from 'node:fs';
import { fallbackCard } from '@/answers/preview/fallbackCard';
import { categories } from '@/catalogue/categories';
import { dictionaries } from '@/messages/dictionaries';
import { categorySeo } from '@/seo/categorySeo';

describe('fallbackCard', () => {
  it('has the same title as the card made while the database answers', () => {
    expect(categories.map(({ slug }) => fallbackCard(slug).title)).toEqual(
      categories.map((category) => categorySeo(category, [], dictionaries.en).preview.title),
    );
  });

  it('has exactly one picture of our own, so that it can be drawn without network', () => {
    const names = ['_home', ...categories.map(({ slug }) => slug)];
    const pictures = names.map((name) => fallbackCard(name).pictures);
    expect(pictures.filter(([one, ...more]) => more.length > 0 || !isOurs(one))).toEqual([]);
    expect(fallbackCard('_home').pictures).toEqual(fallbackCard('Foundation').pictures);
    expect(fallbackCard('lens.01_rose').pictures).toEqual([expect.stringContaining('lens')]);
  });
});

function isOurs(picture: string | undefined): boolean {
  return picture !== undefined && existsSync(`public${picture}`);
}
