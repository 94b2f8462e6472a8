import type { OtherLanguageCode } from './LanguageCode';
import { omitUndefined } from './omitUndefined';
import type { ShopTexts, TextsInLanguages } from './ShopTexts';
import { translatedCodes } from './translatedCodes';

/** The owner's texts in all languages: where one lacks a text, the English one stands in. */
export function inLanguages(
  english: ShopTexts,
  translations: Readonly<Partial<Record<OtherLanguageCode, Partial<ShopTexts>>>>,
): TextsInLanguages {
  const others = translatedCodes.map((code) => [
    code,
    { ...english, ...omitUndefined(translations[code] ?? {}) },
  ]);
  return { en: english, ...Object.fromEntries(others) };
}
