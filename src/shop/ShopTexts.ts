import type { DeliveryArea } from './delivery/DeliveryArea';
import type { LanguageCode } from './LanguageCode';

/** What the owner tells visitors in one language. Plain texts. */
export interface ShopTexts {
  readonly name: string;
  /** House and street. */
  readonly street: string;
  /** The rest of the address: town, perhaps district, state and PIN code (`placeIn`). */
  readonly place: string;
  /** The line about home delivery on every product. Absent: the usual words. Empty: there is no such line. */
  readonly deliveryLine?: string;
  /** The owner's words on how one pays, on exchange, and on where the goods are from. */
  readonly payment?: string;
  readonly exchange?: string;
  readonly original?: string;
  /** What is said about delivery to a PIN code, the smallest area first. Absent: nothing is. */
  readonly delivery?: readonly DeliveryArea[];
}

/** Those of all languages. What the owner says in English alone stands in every language. */
export type TextsInLanguages = Readonly<Record<LanguageCode, ShopTexts>>;
