import { existsSync } from 'node:fs';
import { categories } from '@/catalogue/categories';
import { plainCard } from '@/server/preview/plainCard';

describe('plainCard', () => {
  it('is a category’s name, the town and the category’s own picture', () => {
    expect(plainCard('lens')).toEqual({
      title: 'Lens Aqua',
      line: 'Berhampore',
      pictures: [expect.stringContaining('lens')],
    });
  });

  it.each(['home', 'contact-us', 'Reviewpage', 'Visit-shop'])(
    'is the shop’s name for %s, which is no category',
    (name) => {
      expect(plainCard(name)).toMatchObject({ title: 'Rupkatha Beauty', line: 'Berhampore' });
    },
  );

  it.each(['home', ...categories.map(({ slug }) => slug)])(
    'has a picture of ours for %s, so that it can be drawn without any network',
    (name) => {
      const { pictures } = plainCard(name);
      expect(pictures.map((picture) => existsSync(`public${picture}`))).toEqual([true]);
    },
  );
});
