import { findableTexts } from '@/answers/search/findableTexts';
import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { readShelf } from '@/data/shelves/readShelf';
import { dictionaries } from '@/messages/dictionaries';
import { languageCodes } from '@/shop/languages';

beforeAll(async () => {
  for (const category of categories) await readShelf(productCollection(category));
});

describe('findableTexts', () => {
  it.each(languageCodes)('finds each of home’s wishes in %s', async (code) => {
    const { messages, home } = dictionaries[code];
    const { texts } = home.wishes;
    expect(texts).toHaveLength(4);
    expect(await findableTexts(texts, { messages, code })).toEqual(texts);
  });

  it('leaves out what is found nowhere, or at no such price', async () => {
    const language = { messages: dictionaries.en.messages, code: 'en' } as const;
    expect(await findableTexts(['Sofa', 'Foundation under ₹50', 'Bridal'], language)).toEqual([
      'Bridal',
    ]);
  });
});
