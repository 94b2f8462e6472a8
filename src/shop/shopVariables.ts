import type { ShopFacts } from './ShopFacts';
import type { TextsInLanguages } from './ShopTexts';

/** The shop's facts as settings say them, with all languages' texts. */
export interface SetShop extends Omit<ShopFacts, 'showsDemoCatalogue' | 'policies'> {
  readonly texts: TextsInLanguages;
}

const policyNames = ['payment', 'exchange', 'original'] as const;

/**
 * The shop as variables that the build writes into the code: the facts of all pages (`shop`), each language's texts,
 * and those of some pages, so that no page carries more than it shows.
 */
export function shopVariables({
  texts,
  ...facts
}: SetShop & Pick<ShopFacts, 'showsDemoCatalogue'>): Readonly<Record<string, string>> {
  const shop: ShopFacts = {
    ...facts,
    policies: Object.fromEntries(
      policyNames.flatMap((policy) => (texts.en[policy] ? [[policy, true]] : [])),
    ),
  };
  const inLanguages = Object.entries(texts).flatMap(
    ([code, { name, street, place, payment, exchange, original }]) => {
      const suffix = code.toUpperCase();
      return [
        [`OWN_SHOP_${suffix}`, JSON.stringify({ name, street, place })],
        [`OWN_BUYING_${suffix}`, JSON.stringify({ payment, exchange, original })],
      ];
    },
  );
  return { SHOP: JSON.stringify(shop), ...Object.fromEntries(inLanguages) };
}
