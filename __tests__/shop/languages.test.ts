import { translatedCodes } from '@/shop/LanguageCode';
import type * as languagesModule from '@/shop/languages';
import { importFresh } from '../helpers/importFresh';

/** The languages of a site whose shop offers these. */
function offering(languages?: readonly string[]) {
  const { SHOP = '{}' } = process.env;
  const shop = JSON.stringify({ ...JSON.parse(SHOP), languages });
  jest.replaceProperty(process, 'env', { ...process.env, SHOP: shop });
  return importFresh<typeof languagesModule>('@/shop/languages');
}

describe('the languages of the site', () => {
  it('are all while the shop names none', () => {
    const { languageCodes, splitLanguage } = offering();
    expect(languageCodes).toEqual(['en', 'bn', 'hi']);
    expect(splitLanguage('/hi/Foundation')).toEqual({ code: 'hi', path: '/Foundation' });
  });

  it('are those that the shop names, in the order of the switch', () => {
    const { languageCodes, otherLanguageCodes, splitLanguage, languagesNotOffered } = offering([
      'bn',
      'en',
    ]);
    expect(languageCodes).toEqual(['en', 'bn']);
    expect(otherLanguageCodes).toEqual(['bn']);
    expect(splitLanguage('/bn/Foundation').code).toBe('bn');
    expect(splitLanguage('/hi/Foundation')).toEqual({ code: 'en', path: '/hi/Foundation' });
    expect(languagesNotOffered({ languages: ['en'] })).toEqual(['bn', 'hi']);
    expect(languagesNotOffered({})).toEqual([]);
  });

  it('leave the texts of documents and settings as they are: a language may come back', () => {
    const { allLanguageCodes } = offering(['en']);
    expect(['en', ...translatedCodes]).toEqual(allLanguageCodes);
  });
});
