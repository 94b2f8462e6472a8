import type { LanguageCode, OtherLanguageCode } from './LanguageCode';
import { otherLanguageCodes } from './languages';
import { omitUndefined } from './omitUndefined';

/** The owner's plain texts for visitors, in one language. */
export interface ShopTexts {
  readonly name: string;
  readonly street: string;
  /** Town, perhaps district, state and PIN code (`placeIn`). */
  readonly place: string;
  /** How to pay, how to exchange goods, and where the goods are from. */
  readonly payment?: string;
  readonly exchange?: string;
  readonly original?: string;
}

/** The owner's texts in every language. English ones stand in for missing ones (`inLanguages`). */
export type TextsInLanguages = Readonly<Record<LanguageCode, ShopTexts>>;

/** The texts that every page shows. */
export type SharedShopTexts = Pick<ShopTexts, 'name' | 'street' | 'place'>;

/** The texts of the page "How to buy", or the first sentence of each. */
export type BuyingTexts = Pick<ShopTexts, 'payment' | 'exchange' | 'original'>;

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
