import { categories } from '@/catalogue/categories';
import { productCollection } from '@/catalogue/collections';
import { productInLanguage } from '@/catalogue/itemInLanguage';
import { readShelf } from '@/data/shelves/readShelf';
import { dictionaries } from '@/messages/dictionaries';
import { categorySeo } from '@/seo/categorySeo';
import { pagesSeo } from '@/seo/pagesSeo';
import { productSeo } from '@/seo/productSeo';
import { sentencesOf, seoDescription } from '@/seo/seoDescription';
import { languageCodes } from '@/shop/languages';

const CLOSING = ['The shop: call us.', 'Home delivery available.'];

describe('seoDescription', () => {
  it.each([
    ['all, when it fits', ['One.', 'Two.'], `One. Two. ${CLOSING.join(' ')}`],
    [
      'no part of a sentence that does not fit',
      [`${'a'.repeat(100)}.`, `${'b'.repeat(60)}.`],
      `${'a'.repeat(100)}. ${CLOSING[0]} ${CLOSING[1]}`,
    ],
    [
      'no sentence after one that does not fit',
      ['One.', `${'b'.repeat(150)}.`, 'Three.'],
      `One. ${CLOSING.join(' ')}`,
    ],
    [
      'a first sentence that leaves no room for more',
      [`${'a'.repeat(155)}.`],
      `${'a'.repeat(155)}.`,
    ],
  ])('says %s', (_what, about, said) => {
    expect(seoDescription(about, CLOSING)).toBe(said);
  });

  it('cuts only a sentence longer than a description', () => {
    expect(seoDescription([`${'word '.repeat(40)}.`], CLOSING)).toMatch(/^(?:word ){31}word…$/);
  });
});

describe('sentencesOf', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['M.R.P. and price of 30.5 ml', ['M.R.P. and price of 30.5 ml।']],
    ['এক। দুই', ['এক।', 'দুই।']],
    ['She said “Buy it.” We did.', ['She said “Buy it.”', 'We did.']],
  ])('splits "%s"', (text, sentences) => {
    expect(sentencesOf(text, '।')).toEqual(sentences);
  });
});

describe.each(languageCodes)('the descriptions of the site in %s', (code) => {
  const dictionary = dictionaries[code];
  const { messages, seo } = dictionary;

  it('end as sentences that name the shop, for every shelf and product of the demo', async () => {
    const shelves = categories.map(async (category) => {
      const { items } = await readShelf(productCollection(category));
      const products = items.map((item) => productInLanguage(item, code));
      return [
        categorySeo(category, products, dictionary),
        ...products.map((product) => productSeo(category, product, dictionary)),
      ];
    });
    const pages = (await Promise.all(shelves)).flat();
    expect(pages.length).toBeGreaterThan(200);
    const [named = ''] = seo.closing(messages.shop.name, messages.place.town);
    const wrong = pages
      .map(({ description }) => description)
      .filter((text) => !text.includes(named) || !/^[^…]{70,160}(?<=[.।])$/u.test(text));
    expect(wrong).toEqual([]);
  });

  it('end as sentences for every other page', () => {
    const page = { clips: [], videos: [], photos: [], offers: [], slides: [], notices: [] };
    const texts = Object.values(pagesSeo).map(
      (seoOf) => seoOf(dictionary, page as never).description,
    );
    expect(texts).toHaveLength(8);
    expect(texts.filter((text) => !/^[^…]{70,160}(?<=[.।])$/u.test(text))).toEqual([]);
  });
});
