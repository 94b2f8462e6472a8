import type { ShopFacts } from './ShopFacts';
import type { TextsInLanguages } from './ShopTexts';

/** The shop's facts as settings say them, with the texts of all languages. */
export interface SetShop extends Omit<ShopFacts, 'showsDemoCatalogue' | 'said' | 'noDeliveryLine'> {
  readonly texts: TextsInLanguages;
}

const saidOnBuying = ['payment', 'exchange', 'original'] as const;

/**
 * The shop as variables that the build writes into the code where they are read: the facts that all pages need (`shop`),
 * and for each language what the owner says in it, so that no page carries another language's texts. What only some pages
 * show is apart.
 */
export function shopVariables({
  texts,
  ...facts
}: SetShop & Pick<ShopFacts, 'showsDemoCatalogue'>): Readonly<Record<string, string>> {
  const shop: ShopFacts = {
    ...facts,
    ...(texts.en.deliveryLine === '' ? { noDeliveryLine: true } : {}),
    said: Object.fromEntries(
      saidOnBuying.flatMap((about) => (texts.en[about] ? [[about, true]] : [])),
    ),
  };
  const inLanguages = Object.entries(texts).flatMap(
    ([code, { name, street, place, delivery, deliveryLine = '', payment, exchange, original }]) => {
      const suffix = code.toUpperCase();
      return [
        [`OWN_SHOP_${suffix}`, JSON.stringify({ name, street, place, delivery })],
        [`OWN_DELIVERY_LINE_${suffix}`, deliveryLine],
        [`OWN_BUYING_${suffix}`, JSON.stringify({ payment, exchange, original })],
      ];
    },
  );
  return { SHOP: JSON.stringify(shop), ...Object.fromEntries(inLanguages) };
}
