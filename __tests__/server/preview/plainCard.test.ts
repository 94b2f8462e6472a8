import { existsSync } from 'node:fs';
import { categories } from '@/catalogue/categories';
import { categorySeo } from '@/seo/categorySeo';
import { plainCard } from '@/server/preview/plainCard';
import { englishDictionary } from '@/words/en/englishDictionary';
import { words } from '@/words/en/words';

describe('plainCard', () => {
  it('is a category’s name, the town and the category’s own picture', () => {
    expect(plainCard('lens', words)).toEqual({
      title: 'Lens Aqua',
      line: 'Berhampore',
      pictures: [expect.stringContaining('lens')],
    });
  });

  it('is that of the shelf for a product', () => {
    expect(plainCard('lens.01_rose', words)).toEqual(plainCard('lens', words));
  });

  it.each(categories)(
    'of $slug has the name that it has while the database answers',
    (category) => {
      const { preview } = categorySeo(category, [], englishDictionary);
      expect(plainCard(category.slug, words).title).toBe(preview.title);
    },
  );

  it.each(['home', 'contact-us', 'Reviewpage', 'Visit-shop'])(
    'is the shop’s name for %s, which is no category',
    (name) => {
      expect(plainCard(name, words)).toMatchObject({
        title: 'Rupkatha Beauty',
        line: 'Berhampore',
      });
    },
  );

  it.each(['home', ...categories.map(({ slug }) => slug)])(
    'has a picture of ours for %s, so that it can be drawn without any network',
    (name) => {
      const { pictures } = plainCard(name, words);
      expect(pictures.map((picture) => existsSync(`public${picture}`))).toEqual([true]);
    },
  );
});
