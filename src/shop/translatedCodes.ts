import type { LanguageCode, OtherLanguageCode } from './LanguageCode';

/**
 * Every language of `languages.ts`, or this does not compile. A copy, because that module takes the shop's facts, which
 * are made with this one, at the moment in which it is loaded.
 */
export const codes: Readonly<{ [Code in LanguageCode]: Code }> = {
  en: 'en',
  bn: 'bn',
  hi: 'hi',
};

/**
 * All that documents and settings may have translations in, offered or not: no field of the owner's is lost or called
 * unknown.
 */
export const translatedCodes = Object.values(codes).filter(
  (code): code is OtherLanguageCode => code !== 'en',
);

/** What ends the name of a setting in another language: SHOP_NAME_BN. */
export type Suffix = Uppercase<OtherLanguageCode>;

export function suffixOf(code: OtherLanguageCode): Suffix {
  return code.toUpperCase() as Suffix;
}
