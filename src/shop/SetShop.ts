import type { ShopFacts } from './ShopFacts';
import type { TextsInLanguages } from './ShopTexts';

/** The shop's facts as settings say them, with the texts of all languages: `shopVariables` makes a build's of them. */
export interface SetShop extends Omit<ShopFacts, 'showsDemoCatalogue' | 'said' | 'noDeliveryLine'> {
  readonly texts: TextsInLanguages;
}
