/** A language's name in addresses, `hreflang` and fields of documents. */
export type LanguageCode = 'en' | 'bn' | 'hi';

/** The languages into which English texts are translated. */
export type OtherLanguageCode = Exclude<LanguageCode, 'en'>;

/**
 * Every language, or it does not compile. `languages.ts` can't serve here: it needs the shop's facts, made with this.
 */
export const languageCodeEnum: Readonly<{ [Code in LanguageCode]: Code }> = {
  en: 'en',
  bn: 'bn',
  hi: 'hi',
};

/** The languages in which documents and settings may have translations, whether the shop offers the language or not. */
export const translatedCodes = Object.values(languageCodeEnum).filter(
  (code): code is OtherLanguageCode => code !== 'en',
);
