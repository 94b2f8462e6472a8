/** A language's name in addresses, `hreflang` and fields of documents. */
export type LanguageCode = 'en' | 'bn' | 'hi';

/** The languages into which English texts are translated. */
export type OtherLanguageCode = Exclude<LanguageCode, 'en'>;

/** Every language, or this does not compile. A copy, because `languages.ts` needs the shop's facts, made with this. */
export const codes: Readonly<{ [Code in LanguageCode]: Code }> = {
  en: 'en',
  bn: 'bn',
  hi: 'hi',
};

/** Documents and settings may have translations in all, offered or not: no field of the owner's is lost or unknown. */
export const translatedCodes = Object.values(codes).filter(
  (code): code is OtherLanguageCode => code !== 'en',
);
