import type { OtherLanguageCode } from './LanguageCode';
import { otherLanguageCodes } from './languages';
import { omitUndefined } from './omitUndefined';
import type { ShopTexts, TextsInLanguages } from './ShopTexts';

/** The owner's texts in all languages. English texts stand in for missing translations. */
export function inLanguages(
  english: ShopTexts,
  translations: Readonly<Partial<Record<OtherLanguageCode, Partial<ShopTexts>>>>,
): TextsInLanguages {
  const others = otherLanguageCodes.map((code) => [
    code,
    { ...english, ...omitUndefined(translations[code] ?? {}) },
  ]);
  return { en: english, ...Object.fromEntries(others) };
}
