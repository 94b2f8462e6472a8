import type { LanguageCode } from './LanguageCode';

/** The owner's plain texts for visitors, in one language. */
export interface ShopTexts {
  readonly name: string;
  readonly street: string;
  /** Town, perhaps district, state and PIN code (`placeIn`). */
  readonly place: string;
  /** How one pays, on exchange, and where the goods are from. */
  readonly payment?: string;
  readonly exchange?: string;
  readonly original?: string;
}

/** What the owner says in English alone stands in every language. */
export type TextsInLanguages = Readonly<Record<LanguageCode, ShopTexts>>;
