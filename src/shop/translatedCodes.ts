import type { LanguageCode, OtherLanguageCode } from './LanguageCode';

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
