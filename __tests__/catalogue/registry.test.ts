import { existsSync } from 'node:fs';
import { shelfPicture } from '@/catalogue/addresses/addresses';
import { categories, groups } from '@/catalogue/categories';
import { spokenNamesOf } from '@/catalogue/otherNames';
import { askOnlyNames, festival, menus } from '@/catalogue/registry';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { specifiedCategories } from '../helpers/specifiedCategories';

describe('the registry', () => {
  it('has the 39 pages of the specification with their titles, each once', () => {
    const titles = categories.map(({ slug }) => sharedMessages.labelsOf(slug).title);
    expect(categories.map(({ slug, collection }, n) => [slug, titles[n], collection])).toEqual(
      specifiedCategories,
    );
    expect(new Set(titles).size).toBe(39);
  });

  it('has the five goods without a page, spelt as in the specification', () => {
    expect(askOnlyNames).toEqual(['Eye Lash Imagic', 'Eye Brow', 'Eye Liner', 'Mascara', 'Gitter']);
  });

  it('has three groups, two with a menu', () => {
    expect(groups).toEqual(['makeup', 'hair', 'brands']);
    expect(Object.keys(menus)).toEqual(['makeup', 'hair']);
  });

  it('names each shelf once in a menu, a row or a section', () => {
    for (const list of [menus.makeup, menus.hair, festival])
      expect(new Set(list).size).toBe(list?.length);
  });

  it('has a picture of each shelf', () => {
    const missing = categories.map(shelfPicture).filter((path) => !existsSync(`public${path}`));
    expect(missing).toEqual([]);
  });
});

describe('spokenNamesOf', () => {
  it.each([/\p{Script=Bengali}/u, /\p{Script=Devanagari}/u])(
    'has a name in %s of every shelf',
    (script) => {
      const without = categories.filter(
        ({ slug }) => !spokenNamesOf(slug).some((name) => script.test(name)),
      );
      expect(without).toEqual([]);
    },
  );
});
